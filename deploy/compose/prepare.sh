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
# For the user of the containers and the group of Postgres in its image: a container sees its own ones alone, and nobody else of this machine any.
chmod 711 secrets
if [ "$(id -u)" = 0 ]; then
  chown 10001:999 secrets/*
  chmod 440 secrets/*
else
  echo "Now give them to the containers: \`sudo sh $(pwd)/prepare.sh\`, or where the engine is yours \`podman unshare sh $(pwd)/prepare.sh\`."
fi
echo "The administrator is admin@lupacasino.example; the password is in $(pwd)/secrets/admin_password."
