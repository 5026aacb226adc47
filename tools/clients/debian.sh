#!/usr/bin/env bash
# Installs Debian's packages of a language when its program does not run: debian.sh "php -v" php-cli php-curl.
# Installing needs root and apt-get.
set -euo pipefail

program=$1
shift
if bash -c "$program" >/dev/null 2>&1; then exit 0; fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "This needs a program that does not run here: $program. Debian has it in: $*. Please install it." >&2
  exit 1
fi
echo "Installing $* ..." >&2
export DEBIAN_FRONTEND=noninteractive
# Another program may be installing something at this moment.
patience='DPkg::Lock::Timeout=300'
apt-get -o "$patience" -qq update >&2
apt-get -o "$patience" -qq install -y --no-install-recommends "$@" >&2
bash -c "$program" >/dev/null
