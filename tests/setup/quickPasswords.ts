import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const share = 1000;
const derive = crypto.pbkdf2;

/** A fifth of the time of database tests went into the passwords of people who are made and log in: a thousandth of the rounds will do. */
if (!('isQuick' in derive)) {
  const quick: typeof derive = (password, salt, rounds, ...rest) => derive(password, salt, Math.ceil(rounds / share), ...rest);
  crypto.pbkdf2 = Object.assign(quick, { isQuick: true });
  syncBuiltinESMExports();
}
