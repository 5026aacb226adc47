#!/usr/bin/env bash
# To be sourced: installing packages of Debian, which needs root and apt-get.

can_install() {
  [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null
}

# Installs packages without what they only recommend: install_packages php-cli php-curl. All it says goes to stderr.
install_packages() {
  echo "Installing $* ..." >&2
  export DEBIAN_FRONTEND=noninteractive
  # Another program may be installing something at this moment. For lists of packages, apt-get itself waits for nobody.
  local patience='DPkg::Lock::Timeout=300'
  (
    flock 9
    apt-get -o "$patience" -qq update >&2
    apt-get -o "$patience" -qq install -y --no-install-recommends "$@" >&2
  ) 9>/run/lock/countinghouse-packages
}
