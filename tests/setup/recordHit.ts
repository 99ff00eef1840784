import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Notes what a fault is about to hit, a process by its id or a disk in words, for `npm run faults`, whose table says so. */
export function recordHit(what: number | string): void {
  const file = process.env['FAULT_HITS'];
  if (file) appendFileSync(file, `${typeof what === 'number' ? describeProcess(what) : what}\n`);
}

/** Its id and command, without the folders of this machine. */
function describeProcess(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const inside = `${process.cwd()}/`;
  const shown = words.map((word) =>
    word.startsWith(inside) && !word.includes('node_modules') ? word.slice(inside.length) : basename(word),
  );
  const command = shown.join(' ');
  return `${pid} ${command.length > 60 ? `${command.slice(0, 60)}…` : command}`;
}
