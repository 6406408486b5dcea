"""One run of a program that shows a dialog, watched from outside through X11 and /proc."""

import os
import subprocess
import time

from Xlib import X, error

TIMEOUT = 20
SMALLEST = 40


class Dialog:
    """A program that was started; used as a context manager, which ends it.

    Times are in milliseconds. What does not happen within TIMEOUT seconds raises TimeoutError.
    """

    def __init__(self, session, command, environment=None):
        self.session = session
        while session.next_event(0):
            pass
        self.window = None
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            command, env={**session.environment, **(environment or {})}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.exit = os.pidfd_open(self.process.pid)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.exit)
        # The screen is tidied up before the next run starts.
        time.sleep(0.1)

    def wait_for_first_frame(self):
        """Waits until the window shows more than a plain area.

        Returns the time since the start, and the processor time that the program took until then.
        """
        drawn, processor = self._wait_until(lambda: len(self.colours()) >= 3)
        return drawn - self.started * 1000, processor

    def wait_for_focus(self):
        """Waits until the window has the keyboard and nothing has been drawn for a while."""
        end = time.monotonic() + TIMEOUT
        while not self.session.has_focus(self.window):
            if time.monotonic() > end:
                raise TimeoutError("the window did not get the keyboard")
            time.sleep(0.01)
        self.wait_for_rest()

    def wait_for_rest(self, seconds=0.3):
        """Waits until nothing has been drawn for so many seconds."""
        end = time.monotonic() + TIMEOUT
        while self._next_drawing(seconds):
            if time.monotonic() > end:
                raise TimeoutError("the drawing never ends")

    def press_until(self, key, is_drawn=lambda: True):
        """Presses a key and returns the time until something is drawn and `is_drawn` holds."""
        pressed = time.monotonic() * 1000
        self.session.press(key)
        return self._wait_until(is_drawn)[0] - pressed

    def press_until_gone(self, key):
        """Presses a key and returns the time until the process has ended."""
        pressed = time.monotonic()
        self.session.press(key)
        while time.monotonic() < pressed + TIMEOUT:
            self.session.next_event(TIMEOUT, also=[self.exit])
            if self.process.poll() is not None:
                return (time.monotonic() - pressed) * 1000
        raise TimeoutError("the process did not end")

    def memory(self):
        """The proportional set size (PSS) in MB."""
        with open(f"/proc/{self.process.pid}/smaps_rollup", encoding="ascii") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024

    def colours(self):
        """The pixels that are in the window, as numbers 0xRRGGBB; each once."""
        try:
            size = self.window.get_geometry()
            picture = self.window.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF)
        except (AttributeError, error.XError):
            # There is no window yet, or it is not on the screen.
            return set()
        return {pixel & 0xFFFFFF for pixel in set(memoryview(picture.data).cast("I"))}

    def shows_red(self):
        """Whether a red sentence is drawn."""
        return any(
            pixel >> 16 > 80 + max(pixel >> 8 & 255, pixel & 255) for pixel in self.colours())

    def _wait_until(self, is_drawn):
        """Waits for a drawing after which `is_drawn` holds; its time, and the processor time."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            drawn = self._next_drawing(end - time.monotonic())
            processor = self._processor_time()
            if drawn and is_drawn():
                return drawn, processor
            if self.process.poll() is not None:
                raise TimeoutError("the process ended before anything was drawn")
        raise TimeoutError("nothing was drawn")

    def _next_drawing(self, seconds):
        """The time of the next drawing on the screen, or None after so many seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            event = self.session.next_event(left, also=[self.exit])
            if event is None:
                return None
            if event.type == X.MapNotify and self.window is None:
                self.window = self._client(event.window)
            elif event.__class__.__name__ == "DamageNotify":
                return time.monotonic() * 1000
        return None

    def _client(self, window):
        """The program's window inside the window manager's frame, or None."""
        try:
            size = window.get_geometry()
            if min(size.width, size.height) < SMALLEST:
                return None
            if window.get_wm_class():
                return window
            children = window.query_tree().children
        except error.XError:
            return None
        return next(filter(None, map(self._client, children)), None)

    def _processor_time(self):
        """Of all threads that live, to the nanosecond."""
        total = 0
        tasks = f"/proc/{self.process.pid}/task"
        try:
            for task in os.listdir(tasks):
                with open(f"{tasks}/{task}/schedstat", encoding="ascii") as file:
                    total += int(file.read().split()[0])
        except FileNotFoundError:
            pass
        return total / 1e6
