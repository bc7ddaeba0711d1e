#!/usr/bin/env bash
# Brings a version of the site to one machine after the other without a failed request, or goes back by one:
#   roll.sh [--version main] [--keep 5] [--new] [--machines FILE] [MACHINE …]
#   roll.sh --rollback [--machines FILE] [MACHINE …]
# MACHINE is "local" or what ssh takes, with a login as root or REMOTE_SHELL="sudo bash". FILE has one a line,
# its units after it if they are not those of UNITS. --new passes over a version that a machine has refused,
# as a timer must. docs/operations.md says how machines are set up.
# shellcheck disable=SC2317 # Parts are called by their names, on the machine.
set -euo pipefail

base=${BASE:-/srv/website}
default_units=${UNITS:-website@3001 website@3002}
self=$(readlink -f "$0" 2>/dev/null || true)

# How a change of a machine can fail.
unchanged=1 went_back=3 half_back=4

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit "$unchanged"; }

# --- Where it is started ---

roll() {
  local version=main keep=5 only_new=false action=forward machine
  local -a machines=() units=() due=()
  while [ $# -gt 0 ]; do
    case $1 in
      --version) version=$2; shift ;;
      --keep) keep=$2; shift ;;
      --new) only_new=true ;;
      --rollback) action=back ;;
      --machines) read_machines "$2"; shift ;;
      -*) fail "roll.sh: unknown option $1" ;;
      *) machines+=("$1"); units+=("$default_units") ;;
    esac
    shift
  done
  [ ${#machines[@]} -gt 0 ] || fail "roll.sh: name a machine, or a file of them by --machines"
  if [ "$action" = back ]; then roll_back; else roll_forward; fi
}

read_machines() {
  local name its_units
  while read -r name its_units || [ -n "$name" ]; do
    case $name in '' | '#'*) continue ;; esac
    machines+=("$name")
    units+=("${its_units:-$default_units}")
  done <"$1"
}

roll_forward() {
  local repository ref commit at
  repository=${REPOSITORY:-$(git -C "$(dirname "$self")" remote get-url origin)}
  # Without its full name, "live" would match "fix/live" as well.
  case $version in refs/*) ref=$version ;; *) ref=refs/heads/$version ;; esac
  commit=$(git ls-remote "$repository" "$ref" | awk -v ref="$ref" '$2 == ref { print $1 }')
  [ -n "$commit" ] || fail "roll.sh: $repository has no $version"
  for at in "${!machines[@]}"; do
    if on "$at" runs "$commit"; then
      "$only_new" || say "${machines[at]} runs $commit already"
    elif "$only_new" && on "$at" refused "$commit"; then
      continue
    else
      due+=("$at")
    fi
  done
  # Built everywhere before the first machine changes.
  for at in "${due[@]}"; do
    say "${machines[at]}: building $commit"
    on "$at" prepare "$commit" "$repository" || fail "${machines[at]}: could not be prepared. Nothing was changed."
  done
  each switch_to "${due[@]}"
  for at in "${due[@]}"; do on "$at" prune "$keep"; done
}

roll_back() {
  each switch_back "${!machines[@]}"
}

# One machine after the other; the first that fails ends it.
each() {
  local action=$1 at done='' outcome state
  shift
  for at in "$@"; do
    outcome=0
    on "$at" "$action" "${commit:-}" || outcome=$?
    case $outcome in
      0) say "${machines[at]}: done"; done="$done ${machines[at]}"; continue ;;
      "$unchanged") state='nothing was changed' ;;
      "$went_back") state='went back to the version before' ;;
      "$half_back") state='went back to the version before, but not all of it runs' ;;
      # Such as a connection that broke.
      *) state='see there which version it runs' ;;
    esac
    fail "${machines[at]}: $state. Changed and running:${done:- none}"
  done
}

# Runs a part of this file on a machine.
on() {
  local machine=${machines[$1]}
  local -a here=("--here" "$base" "${units[$1]}" "${@:2}")
  if [ "$machine" = local ]; then
    bash "$self" "${here[@]}" </dev/null
  else
    # shellcheck disable=SC2029 # quoted for the shell of the other machine
    ssh -o BatchMode=yes "$machine" "${REMOTE_SHELL:-bash} -s -- $(printf '%q ' "${here[@]}")" <"$self"
  fi
}

# --- On a machine ---

here() {
  base=$1
  read -r -a own_units <<<"$2"
  current=$(readlink -f "$base")
  [ -d "$current" ] || fail "There is no $base: install the site first"
  exec 9>"$base.lock"
  flock -n 9 || fail "Another roll is under way here"
  "${@:3}"
}

runs() { [ "$(git -C "$current" rev-parse HEAD)" = "$1" ]; }

refused() { grep -qsx "$1" "$base.refused"; }

refuse() { printf '%s\n' "$1" >>"$base.refused"; }

# Builds a commit in its own folder, where .before names the version that it follows.
prepare() {
  local commit=$1 repository=$2
  release="$base-$(date -u +%Y%m%dT%H%M%S)-${commit:0:12}"
  trap 'rm -rf "$release"' EXIT
  git clone --quiet "$repository" "$release"
  # A pull request is on no branch that a clone brings.
  git -C "$release" cat-file -e "$commit" 2>/dev/null || git -C "$release" fetch --quiet origin "$commit"
  git -C "$release" checkout --quiet --detach "$commit"
  cd "$release"
  npm ci --omit=dev --no-audit --no-fund --loglevel=error </dev/null >&2
  # A registry that is away may be back in a minute; what cannot be built stays so.
  node scripts/build.mjs </dev/null >&2 || { refuse "$commit"; exit 1; }
  write_bill || say "There is no website.cdx.json of $commit: npm says why"
  if [ -e "$current/site.env" ]; then ln -s "$(readlink -f "$current/site.env")" "$release/site.env"; fi
  # Open pages still ask for the scripts and pictures of the version before.
  cp -rn "$current/build/client/assets/." "$release/build/client/assets/"
  printf '%s\n' "$current" >"$release/.before"
  trap - EXIT
}

# The bill of materials of what is installed. By --omit=dev npm would leave out what the tests' tools need
# as well, such as React.
write_bill() {
  npm pkg delete devDependencies &&
    npm sbom --sbom-format=cyclonedx --sbom-type=application </dev/null >website.cdx.json || rm -f website.cdx.json
  git checkout --quiet package.json
  [ -e website.cdx.json ]
}

switch_to() {
  local -a releases=("$base"-*T*-"${1:0:12}")
  local outcome
  change_to "${releases[-1]}" && return
  outcome=$?
  # A full disk says nothing about the version, and what may still run must stay.
  [ "$outcome" = "$unchanged" ] || refuse "$1"
  [ "$outcome" = "$half_back" ] || rm -rf "${releases[-1]}"
  return "$outcome"
}

switch_back() {
  [ -s "$current/.before" ] || fail "There is no version before $current"
  local before left
  before=$(cat "$current/.before")
  left=$(git -C "$current" rev-parse HEAD)
  [ -d "$before/build" ] || fail "$before is gone"
  change_to "$before" || return
  refuse "$left" || say "$base.refused cannot be written: a timer would bring $left again"
}

# Restarts the processes in turn; goes back with those that it has changed when one does not become ready.
change_to() {
  local unit again outcome=$went_back
  local -a changed=()
  point_to "$1" || return "$unchanged"
  for unit in "${own_units[@]}"; do
    changed+=("$unit")
    restart "$unit" && continue
    say "$unit did not become ready with $1"
    point_to "$current" || outcome=$half_back
    for again in "${changed[@]}"; do
      restart "$again" && continue
      say "$again does not come back: see journalctl -u $again"
      outcome=$half_back
    done
    return "$outcome"
  done
}

point_to() {
  ln -sfn "$1" "$base.next" && mv -T "$base.next" "$base"
}

# Ready three times, a second apart: nginx tries a process again a second after it failed, and the next
# process must not stop before.
restart() {
  local port=${1#*@} ready=0 until=$((SECONDS + ${READY_SECONDS:-90}))
  if [ "$port" = "$1" ]; then port=$(sed -n 's/^PORT=//p' "$base/site.env" || true); fi
  systemctl restart "$1" 9>&- || return 1
  while [ "$ready" -lt 3 ]; do
    [ "$SECONDS" -lt "$until" ] || return 1
    sleep 1
    if curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:${port:-3000}/readyz"; then
      ready=$((ready + 1))
    else
      ready=0
    fi
  done
}

# Removes versions beyond the last few that this machine ran.
prune() {
  local kept="$current" at="$current" count folder
  for ((count = 1; count < $1; count += 1)); do
    at=$(cat "$at/.before" 2>/dev/null) || break
    kept="$kept"$'\n'"$at"
  done
  for folder in "$base"-*; do
    [[ ${folder#"$base-"} =~ ^[0-9]{8}T[0-9]{6}-[0-9a-f]{12}$ ]] || continue
    grep -qxF "$folder" <<<"$kept" || rm -rf "$folder"
  done
}

if [ "${1:-}" = --here ]; then here "${@:2}"; else roll "$@"; fi
exit
