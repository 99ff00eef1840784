import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaOf, areas, drawMutants } from './drawMutants.ts';
import type { DrawnMutant, Outcome } from './drawnMutant.ts';
import { listModules } from './listModules.ts';

/** In percent of the faults that are not accepted. */
const floor = 85;
/** Far longer than the tests of a fault take. */
const patience = 240_000;

type Accepted = { file: string; text: string; kind: string; reason: string };

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) } },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const chosen = positionals.length > 0 ? positionals.map(areaOf) : areas;
const accepted = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8')) as Accepted[];
const isAccepted = ({ file, text, kind }: DrawnMutant) =>
  accepted.some((each) => each.file === file && each.text === text && each.kind === kind);

const drawn = drawMutants(root, listModules(root), { areas: chosen, count: Math.ceil(count / chosen.length), seed });
const counted = drawn.filter((mutant) => !isAccepted(mutant));
console.log(`Seed ${seed}: ${drawn.length} faults drawn, ${drawn.length - counted.length} of them accepted.`);

let child: ChildProcess | null = null;
process.on('SIGINT', () => process.exit(130));
process.on('exit', () => endChild());

const survivors: DrawnMutant[] = [];
let timeouts = 0;
for (const [index, mutant] of counted.entries()) {
  const { seenBy } = await tryMutant(mutant);
  if (seenBy === null) survivors.push(mutant);
  if (seenBy === 'timeout') timeouts += 1;
  const sign = seenBy === null ? 'NOT SEEN' : 'seen';
  console.log(
    `${index + 1}/${counted.length} ${sign}: ${mutant.file}:${mutant.line} ${mutant.kind}${seenBy === null ? ` | ${mutant.text}` : ` (${seenBy})`}`,
  );
}

for (const { name } of chosen) {
  const of = counted.filter(({ area }) => area === name);
  console.log(`${name}: ${of.length - survivors.filter(({ area }) => area === name).length} of ${of.length} seen`);
}
const seen = counted.length - survivors.length;
const percent = counted.length === 0 ? 100 : (seen / counted.length) * 100;
console.log(`${seen} of ${counted.length} seen (${timeouts} by the time limit): ${percent.toFixed(1)} %; the floor is ${floor} %.`);
process.exit(percent < floor ? 1 : 0);

async function tryMutant(mutant: DrawnMutant): Promise<Outcome> {
  child ??= await startChild();
  const limit = AbortSignal.timeout(patience);
  child.send(mutant);
  try {
    const [outcome] = (await Promise.race([once(child, 'message', { signal: limit }), once(child, 'exit', { signal: limit })])) as [
      Outcome | number,
    ];
    if (typeof outcome === 'object' && outcome !== null) return outcome;
    endChild();
    return { seenBy: 'the process ended' };
  } catch {
    endChild();
    return { seenBy: 'timeout' };
  }
}

async function startChild(): Promise<ChildProcess> {
  const started = fork(join(import.meta.dirname, 'tryMutants.ts'), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(started, 'message');
  return started;
}

/** With all that it started. */
function endChild(): void {
  const { pid } = child ?? {};
  child = null;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
