#!/usr/bin/env bash
# Backs the store up and restores it: what docs/operations.md tells operators to do, as one script.
#   scripts/back-up.sh save FILE        while the site runs
#   scripts/back-up.sh restore FILE     with the site stopped
# Uses the site's own settings: DATABASE_URL (PostgreSQL's programs are needed), otherwise DATA_DIR.
set -euo pipefail
cd "$(dirname "$0")/.."
node=node_modules/.bin/node
store="${DATA_DIR:-data}/site.sqlite"

fail() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 2 ] || fail "back-up.sh save FILE | back-up.sh restore FILE"
file=$2
umask 077

save_embedded() {
  [ -f "$store" ] || fail "There is no store at $store."
  rm -f "$file.part"
  # A copy of one moment, whatever is being written meanwhile; then looked through before it counts.
  STORE=$store COPY=$file.part $node --no-warnings -e '
    const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(process.env.STORE, { timeout: 30000 }).prepare("vacuum into ?").run(process.env.COPY);
    check(process.env.COPY);
    function check(path) {
      const copy = new DatabaseSync(path, { readOnly: true });
      const { integrity_check: state } = copy.prepare("pragma integrity_check").get();
      if (state !== "ok") throw new Error(state);
      console.log(`${copy.prepare("select count(*) as count from leads").get().count} leads saved`);
    }'
  mv "$file.part" "$file"
}

restore_embedded() {
  mkdir -p "$(dirname "$store")"
  if STORE=$store $node --no-warnings -e '
    const { DatabaseSync } = require("node:sqlite");
    if (!require("node:fs").existsSync(process.env.STORE)) process.exit(1);
    try { new DatabaseSync(process.env.STORE, { timeout: 0 }).exec("pragma locking_mode = exclusive; begin exclusive"); } catch { process.exit(0); }
    process.exit(1)'; then
    fail "The store is in use: stop the site first."
  fi
  # The old one is kept beside it until somebody is sure.
  [ ! -f "$store" ] || mv "$store" "$store.before-restore"
  rm -f "$store-wal" "$store-shm"
  cp "$file" "$store"
  sync
}

[ "$1" = save ] || [ -f "$file" ] || fail "$file is not there."
case "$1 ${DATABASE_URL:+postgresql}" in
  'save ') save_embedded ;;
  'restore ') restore_embedded ;;
  'save postgresql')
    pg_dump --format=custom --no-owner --file="$file.part" "$DATABASE_URL"
    pg_restore --list "$file.part" >/dev/null
    mv "$file.part" "$file"
    ;;
  'restore postgresql')
    pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" "$file"
    ;;
  *) fail "back-up.sh save FILE | back-up.sh restore FILE" ;;
esac
