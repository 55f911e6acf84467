# Sourced by ./check: Caddy, for the test of the proxy before a site.
# shellcheck shell=sh

CADDY_FOLDER=build/caddy

# Unpacked from Debian's package and not installed: nothing of the machine is changed, and no service is started.
unpack_caddy() {
    command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
    mkdir -p "$CADDY_FOLDER"
    (
        cd "$CADDY_FOLDER" || exit 1
        apt-get download -qq caddy 2>/dev/null || { apt-get update -qq && apt-get download -qq caddy; } || exit 1
        dpkg-deb --extract caddy_*.deb .
        rm -f caddy_*.deb
    )
}

prepare_caddy() {
    command -v caddy >/dev/null || [ -x "$CADDY_FOLDER/usr/bin/caddy" ] || unpack_caddy
}
