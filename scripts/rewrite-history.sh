#!/bin/sh
# Writes a copy of this repository without the pictures that stories had until 24 November 2026 (docs/history.md).
# Changes nothing here: sh scripts/rewrite-history.sh ../lectern-small
set -eu
[ $# -eq 1 ] && [ ! -e "$1" ] || { echo "Name a folder that does not exist." >&2; exit 2; }
root=$(git rev-parse --show-toplevel)
before=$(git -C "$root" rev-parse 'HEAD^{tree}')
git init --quiet --initial-branch=main "$1"
cd "$1"
git fetch --quiet "$root" HEAD
git checkout --quiet -B main FETCH_HEAD
rm .git/FETCH_HEAD
export FILTER_BRANCH_SQUELCH_WARNING=1
git filter-branch --index-filter "git ls-files -z -- \
  ':(glob)apps/storybook/visual/**/*.zst' ':(glob)apps/storybook/visual/**/*.webp' ':(glob)apps/storybook/visual/**/*.png' \
  'docs/images/*.png' | xargs -0 -r git rm --quiet --cached --" -- --all > /dev/null
after=$(git rev-parse 'HEAD^{tree}')
[ "$before" = "$after" ] || { echo "The newest commit has other files: don't use this copy." >&2; exit 1; }
git for-each-ref --format='%(refname)' refs/original | xargs -r -n 1 git update-ref -d
git reflog expire --expire=now --all
git gc --quiet --prune=now --aggressive
git fsck --no-progress
echo "$(git rev-list --count HEAD) commits, $(du -sm .git | cut -f 1) MB. The newest has the same files as before."
