#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests; installs Debian's when there is none.
# CHROMIUM_PATH names another browser. Installing needs root and apt-get.
set -euo pipefail

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
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium: install it, or set CHROMIUM_PATH to one." >&2
    exit 1
  fi
  echo "Installing Chromium for the browser tests ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  # Another program may be installing something at this moment.
  patience='DPkg::Lock::Timeout=300'
  apt-get -o "$patience" -qq update >&2
  apt-get -o "$patience" -qq install -y --no-install-recommends chromium >&2
fi
echo "$browser"
