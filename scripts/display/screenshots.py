"""Makes the pictures of the README; scripts/screenshot calls it."""

import os
import sys

from PIL import Image, ImageOps
from Xlib import X

from dialog import Dialog
from session import Session

ACCOUNT = [
    "--entry", "--title=New account", "--text=Choose a user name.", "--ok-label=_Create",
    "--pattern=[a-z][a-z0-9-]*", "--pattern-message=Begin with a letter; use a–z, 0–9 and dashes.",
    "--entry-text=Ada Lovelace",
]
PASSPHRASE = [
    "--entry", "--title=Unlock the archive", "--text=Type its passphrase.", "--ok-label=_Unlock",
    "--hide-text", "--min-length=8", "--entry-text=secret",
]
# The name, the options, what is added to the environment, and the keys that are pressed then.
PICTURES = [
    ("registration", [], {}, []),
    ("accepted", ["--entry-text=Ada"], {}, ["End"]),
    ("sentence", ["--entry-text=Verity"], {}, ["End"]),
    ("dark", ["--entry-text=Verity"], {"GTK_THEME": "Adwaita:dark"}, ["End"]),
    ("japanese", ["--entry-text=こんにちは。"], {"LANGUAGE": "ja"}, ["End"]),
    ("arabic", ["--entry-text=السلام"], {"LANGUAGE": "ar"}, ["End"]),
    ("pattern", ACCOUNT, {}, ["End"]),
    ("hidden", PASSPHRASE, {}, ["End", "Return"]),
]
# Two pixels for one: README pages are read on fine screens as well.
SCALE = {"GDK_SCALE": "2"}
EDGE = "#a0a0a0"


def take(session, window, path):
    """Writes what a window shows to a file, with an edge like a window manager's."""
    size = window.get_geometry()
    pixels = window.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF).data
    picture = Image.frombytes("RGB", (size.width, size.height), pixels, "raw", "BGRX")
    ImageOps.expand(picture, border=1, fill=EDGE).save(path, optimize=True)


def main():
    verity, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    with Session() as session:
        for name, options, environment, keys in PICTURES:
            with Dialog(session, [verity, *options], SCALE | environment) as dialog:
                dialog.wait_for_first_frame()
                dialog.wait_for_focus()
                session.press(*keys)
                dialog.wait_for_rest()
                take(session, dialog.window, os.path.join(folder, f"{name}.png"))


if __name__ == "__main__":
    main()
