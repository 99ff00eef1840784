// `npm run import -- <file>`: a games catalogue into the database of the running product, or of one that is down.
import { runAsOwner } from './withDatabase.ts';

// Paths count from where the command is given.
await runAsOwner('apps/services', 'arcade/importCommand.ts', process.argv.slice(3), '.');
