#!/bin/sh
# Makes the secrets of this installation, once. What is there already stays as it is.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

make() { [ -s "secrets/$1" ] || printf %s "$2" > "secrets/$1"; }
random() { head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }

for name in placement_secret arcade_import_token jackpots_token payload_secret preview_secret admin_password database_password; do
  make "$name" "$(random)"
done
make owner_database_url "postgres://lupa:$(cat secrets/database_password)@database:5432/lupa"
for part in services clickout studio; do
  make "${part}_database_url" "postgres://lupa_$part:$(random)@database:5432/lupa"
done
# Containers read them as a user of their own.
chmod 644 secrets/*
chmod 711 secrets
echo "The administrator is admin@lupacasino.example; the password is in $(pwd)/secrets/admin_password."
