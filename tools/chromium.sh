#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests; installs Debian's when there is none.
# CHROMIUM_PATH names another browser. Installing needs root and apt-get.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/debian.sh"

if [ -n "${CHROMIUM_PATH:-}" ]; then
  if [ ! -x "$CHROMIUM_PATH" ]; then
    echo "CHROMIUM_PATH is set to $CHROMIUM_PATH, which is no program." >&2
    exit 1
  fi
  echo "$CHROMIUM_PATH"
  exit 0
fi

browser=/usr/bin/chromium
if [ ! -x "$browser" ]; then
  if ! can_install; then
    echo "The browser tests need Chromium: install it, or set CHROMIUM_PATH to one." >&2
    exit 1
  fi
  install_packages chromium
fi
echo "$browser"
