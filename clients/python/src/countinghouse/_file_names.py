"""Names of files, as they can be written to a folder of any system."""

from __future__ import annotations

import re
from typing import Optional
from urllib.parse import unquote_to_bytes

BYTES_MAX = 255
"""A name as long as every file system takes it."""
ENDING_MAX = 16
"""A longer ending is no ending."""

_PARAMETER = re.compile(r';[ \t]*([\w!#$&+.^`|~-]+\*?)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^; \t]*))', re.ASCII)
"""A parameter of a header: its name, and its value in quotes or without."""
_ENCODED = re.compile(r"utf-8'[^']*'((?:[^%]|%[0-9a-f]{2})+)", re.I)
"""RFC 8187: the charset, a language that nobody needs, and bytes in percent."""
_INVISIBLE = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]")
"""Characters that show nothing, or turn the direction of what is shown: `exe.fdp` would end in `.pdf`."""
_DEVICE = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)", re.I)
"""Names that Windows keeps for devices, with any ending."""


def file_name_in(disposition: bytes) -> Optional[str]:
    """The name that a `Content-Disposition` proposes; None if there is none.

    The encoded name of RFC 6266 comes before the plain one.
    """
    values: dict[str, str] = {}
    for found in _PARAMETER.finditer(";" + _text(disposition)):
        name, quoted, bare = found.groups()
        values.setdefault(name.lower(), re.sub(r"\\(.)", r"\1", quoted) if quoted is not None else bare)
    return _safe(_decoded(values.get("filename*", ""))) or _safe(values.get("filename", ""))


def _text(header: bytes) -> str:
    """Many servers write UTF-8 into headers."""
    try:
        return header.decode()
    except UnicodeDecodeError:
        return header.decode("latin-1")


def _decoded(value: str) -> str:
    found = _ENCODED.fullmatch(value)
    try:
        return unquote_to_bytes(found[1]).decode() if found else ""
    except UnicodeDecodeError:
        return ""


def _safe(name: str) -> Optional[str]:
    """Never a path, a device, a hidden file or a stream of another file."""
    last = re.split(r"[/\\]", _INVISIBLE.sub("", name))[-1]
    # Dots and spaces at its ends: the first hide a file, and Windows drops the last.
    plain = re.sub(r'[<>:"|?*]', "_", re.sub(r"^[A-Za-z]:", "", last)).strip(". ")
    if not plain:
        return None
    return _shortened(f"_{plain}" if _DEVICE.match(plain) else plain)


def _shortened(name: str) -> str:
    """Without the end of its first part, if it is too long."""
    if len(name.encode()) <= BYTES_MAX:
        return name
    dot = name.rfind(".")
    ending = name[dot:] if dot > 0 and len(name) - dot <= ENDING_MAX else ""
    stem = name[: len(name) - len(ending)][:BYTES_MAX]
    while len((stem + ending).encode()) > BYTES_MAX:
        stem = stem[:-1]
    return stem + ending
