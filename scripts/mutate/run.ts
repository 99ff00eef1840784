import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree, type TreeCopy } from './copyTree.ts';
import { areaOf, areas, drawMutants } from './drawMutants.ts';
import type { DrawnMutant } from './mutantsOf.ts';
import { readImporters, listModules } from './importers.ts';
import { startPostgres } from '../../tests/setup/postgresOnDemand.ts';
import { learnSoundTests, stagesOf, tryMutant, type Outcome, type SoundTests } from './tryMutant.ts';

/** In percent of the faults that are not accepted. */
const floor = 85;

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

const files = listModules(root);
const importers = readImporters(root, files);
const drawn = drawMutants(root, files, { areas: chosen, count: Math.ceil(count / chosen.length), seed });
const counted = inTurn(drawn.filter((mutant) => !isAccepted(mutant)));
console.log(`Seed ${seed}: ${drawn.length} faults drawn, ${drawn.length - counted.length} of them accepted.`);

const outcomes = new Map<DrawnMutant, Outcome>();
let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    report();
    // It writes into the first copy until it has stopped.
    void Promise.resolve(postgres?.stop()).finally(() => process.exit(1));
  });

const copies: TreeCopy[] = [];
process.on('exit', () => copies.forEach(({ remove }) => remove()));
for (let core = 0; core < availableParallelism(); core += 1) copies.push(copyTree(root));

const temporary = copies[0]?.temporary;
if (temporary !== undefined) process.env.TMPDIR = temporary;
postgres = await startPostgres();
process.env.TEST_POSTGRES_URL = postgres.value;

const sound: SoundTests = new Map();
const unitTests = [...new Set(counted.flatMap(({ file }) => stagesOf(file, importers).stages.slice(0, 2).flat()))];
await inLanes(shared(unitTests, copies.length), (copy, paths) => learnSoundTests(copy, sound, paths));
const isUnsound = unitTests.filter((path) => sound.get(path) === null);
console.log(
  `${unitTests.length} unit tests reach them.${isUnsound.length > 0 ? ` These fail without a fault: ${isUnsound.join(', ')}` : ''}`,
);

await inLanes(counted, async (copy, mutant) => {
  const outcome = await tryMutant(copy, mutant, stagesOf(mutant.file, importers), sound);
  outcomes.set(mutant, outcome);
  console.log(`${outcomes.size}/${counted.length} ${describe(mutant, outcome)}`);
});

const percent = report();
await postgres.stop();
process.exit(percent < floor ? 1 : 0);

/** Prints what the tests did not see and a table of what was tried so far. Returns the percentage of the faults that were seen. */
function report(): number {
  const survivors = counted.filter((mutant) => outcomes.get(mutant)?.result === 'not seen');
  if (survivors.length > 0) console.log(['', 'Not seen:', ...survivors.map(describePlace)].join('\n'));
  const rows = chosen.map(({ name }) =>
    rowOf(
      name,
      drawn.filter(({ area }) => area === name),
    ),
  );
  const names = ['area', 'drawn', 'accepted', 'seen', 'timeout', 'not seen', 'percent'];
  console.log(['', `| ${names.join(' | ')} |`, `|${' --- |'.repeat(names.length)}`, ...rows, rowOf('all', drawn), ''].join('\n'));
  const seen = percentOf(drawn);
  console.log(
    `${outcomes.size} of ${counted.length} tried; ${seen.toFixed(1)} % are seen or end by the time limit; the floor is ${floor} %.`,
  );
  return seen;
}

async function inLanes<Item>(items: readonly Item[], work: (copy: TreeCopy, item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const item of waiting) await work(copy, item);
    }),
  );
}

function inTurn(mutants: DrawnMutant[]): DrawnMutant[] {
  const placeOf = new Map(
    chosen.flatMap(({ name }) => mutants.filter(({ area }) => area === name).map((mutant, place) => [mutant, place])),
  );
  return mutants.toSorted((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0));
}

function shared<Item>(items: Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, place) => items.filter((__, index) => index % count === place));
}

function describePlace({ file, line, kind, text }: DrawnMutant): string {
  return `${file}:${line} ${kind} | ${text}`;
}

function describe(mutant: DrawnMutant, { result, seenBy, leftOut }: Outcome): string {
  const notRun = leftOut > 0 && result === 'not seen' ? ` (${leftOut} further tests not run)` : '';
  return `${result}: ${describePlace(mutant)}${seenBy === null ? '' : ` (${seenBy})`}${notRun}`;
}

function numberOf(result: Outcome['result'], mutants: DrawnMutant[]): number {
  return mutants.filter((mutant) => outcomes.get(mutant)?.result === result).length;
}

function percentOf(mutants: DrawnMutant[]): number {
  const missed = numberOf('not seen', mutants);
  const tried = mutants.filter((mutant) => outcomes.has(mutant)).length;
  return tried === 0 ? 100 : ((tried - missed) / tried) * 100;
}

function rowOf(name: string, mutants: DrawnMutant[]): string {
  const acceptedOnes = mutants.filter(isAccepted).length;
  const results = (['seen', 'timeout', 'not seen'] as const).map((result) => numberOf(result, mutants));
  return `| ${[name, mutants.length, acceptedOnes, ...results, percentOf(mutants).toFixed(1)].join(' | ')} |`;
}
