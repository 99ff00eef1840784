import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const share = 1000;
const derive = crypto.pbkdf2;

/** A password that is made or checked takes about 0.2 s of processor time. In database tests a thousandth of the rounds will do. */
if (!('isQuick' in derive)) {
  const quick: typeof derive = (password, salt, rounds, ...rest) => derive(password, salt, Math.ceil(rounds / share), ...rest);
  crypto.pbkdf2 = Object.assign(quick, { isQuick: true });
  syncBuiltinESMExports();
}
