"""A private screen: an X server, a window manager and a D-Bus session of their own."""

import os
import select
import shutil
import subprocess
import tempfile
import time

from Xlib import X, XK, display, error
from Xlib.ext import damage, xtest
from Xlib.xobject.drawable import Window

# Carets that blink would draw at any time; the fonts are named so that pictures look the same.
SETTINGS = """[Settings]
gtk-cursor-blink=0
gtk-font-name=Noto Sans 11
gtk-xft-antialias=1
gtk-xft-hinting=1
gtk-xft-hintstyle=hintslight
gtk-xft-rgba=none
"""


class Session:
    """Ends everything that it started when it is left; used as a context manager."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.processes = []
        self.environment = {
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": self._folder("home"),
            "XDG_RUNTIME_DIR": self._folder("run"),
            "XDG_CONFIG_HOME": self._folder("config"),
        }
        for version in ("gtk-3.0", "gtk-4.0"):
            path = os.path.join(self._folder(f"config/{version}"), "settings.ini")
            with open(path, "w", encoding="utf-8") as file:
                file.write(SETTINGS)

    def __enter__(self):
        try:
            self.environment["DISPLAY"] = ":" + self._start_and_read(
                ["Xvfb", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
                "-displayfd")
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_and_read(
                ["dbus-daemon", "--session", "--nofork"], "--print-address")
            self._connect()
            self._start_window_manager()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def press(self, *keys):
        """Presses and releases keys, one after the other, by their X names."""
        for key in keys:
            code = self.display.keysym_to_keycode(XK.string_to_keysym(key))
            for event in (X.KeyPress, X.KeyRelease):
                xtest.fake_input(self.display, event, code)
        self.display.flush()

    def has_focus(self, window):
        """Whether the keyboard is with a window or with something inside it.

        Openbox's _NET_ACTIVE_WINDOW still names the window that was closed last.
        """
        focus = self.display.get_input_focus().focus
        try:
            while isinstance(focus, Window) and focus not in (self.root, window):
                focus = focus.query_tree().parent
        except error.BadWindow:
            return False
        return focus == window

    def next_event(self, seconds, also=()):
        """Waits for an event of X, or until one of the files in `also` can be read; may be None."""
        if not self.display.pending_events():
            select.select([self.display.fileno(), *also], [], [], max(0, seconds))
        return self.display.next_event() if self.display.pending_events() else None

    def _folder(self, name):
        path = os.path.join(self.folder, name)
        os.makedirs(path, mode=0o700)
        return path

    def _start(self, command, **more):
        process = subprocess.Popen(
            command, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
        self.processes.append(process)

    def _start_and_read(self, command, option):
        """Starts a server that writes one line to the descriptor that `option` gives it."""
        readable, writable = os.pipe()
        with open(readable, encoding="utf-8") as lines:
            descriptor = [f"{option}={writable}"] if option[:2] == "--" else [option, str(writable)]
            self._start(command + descriptor, pass_fds=[writable])
            os.close(writable)
            line = lines.readline().strip()
        if not line:
            raise SystemExit(f"{command[0]} did not start.")
        return line

    def _connect(self):
        self.display = display.Display(self.environment["DISPLAY"])
        self.root = self.display.screen().root
        self.root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.display.damage_query_version()
        self.root.damage_create(damage.DamageReportRawRectangles)
        # Away from the windows, so that nothing is drawn for a pointer above it.
        self.root.warp_pointer(1279, 799)
        self.display.sync()

    def _start_window_manager(self):
        self._start(["openbox"])
        end = time.monotonic() + 10
        while not self._root_property("_NET_SUPPORTING_WM_CHECK"):
            if time.monotonic() > end:
                raise SystemExit("openbox did not start.")
            time.sleep(0.02)

    def _root_property(self, name):
        found = self.root.get_full_property(self.display.intern_atom(name), X.AnyPropertyType)
        return found.value if found and found.value and found.value[0] else None
