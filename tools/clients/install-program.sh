#!/usr/bin/env bash
# Installs Debian's packages of a language when its program does not run: install-program.sh "php -v" php-cli php-curl.
# Installing needs root and apt-get.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/../debian.sh"

program=$1
shift
if bash -c "$program" >/dev/null 2>&1; then exit 0; fi
if ! can_install; then
  echo "This needs a program that does not run here: $program. Debian has it in: $*. Please install it." >&2
  exit 1
fi
install_packages "$@"
bash -c "$program" >/dev/null
