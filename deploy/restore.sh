#!/usr/bin/env bash
# Puts a backup into an empty database (deploy/create-roles.sql has run) and an empty DATA_DIR, as an administrator.
#   RESTORE_DATABASE_URL=postgres://postgres:…@host/glide DATA_DIR=/data deploy/restore.sh <folder>
set -euo pipefail
(cd "$1" && sha256sum --check --quiet SHA256SUMS)
pg_restore --exit-on-error --single-transaction --dbname="$RESTORE_DATABASE_URL" "$1/glide.dump"
if [ -f "$1/files.tar" ]; then
  mkdir -p "${DATA_DIR:-./data}"
  tar -C "${DATA_DIR:-./data}" -xf "$1/files.tar"
fi
