import { z } from 'zod';
import { pace, pollUntil } from '../../tests/setup/pollUntil.ts';

/*
 * How long 1,000 offers take from a file to the site and back, and how long somebody else's edits take meanwhile. It needs a running product with the
 * demo, and leaves its offers as they were. Run: STUDIO_PASSWORD=$(cat data/administrator-password.txt) node bench/studio/import.bench.ts
 */
const studio = process.env['STUDIO_URL'] ?? 'http://localhost:3001';
const account = { email: process.env['STUDIO_EMAIL'] ?? 'admin@lupacasino.example', password: process.env['STUDIO_PASSWORD'] ?? '' };
const offers = 1000;

const importSchema = z.object({ id: z.number(), state: z.string(), counts: z.record(z.string(), z.number()) });
type Import = z.infer<typeof importSchema>;

const { token } = z.object({ token: z.string() }).parse(await call('users/login', { method: 'POST', body: JSON.stringify(account) }));
const exported = await measure(() => call('exchange/offers.json'));
const rows = z.array(z.record(z.string(), z.unknown())).parse(exported.result);
const made = Array.from({ length: offers }, (_, index) => ({
  ...rows[index % rows.length],
  afflinkProxy: `bench-${index}`,
  position: 100 + index,
  expiration: null,
}));
const [text] = z
  .object({ docs: z.array(z.object({ id: z.number(), value: z.string().nullish() })) })
  .parse(await call('microcopy?limit=1')).docs;

const checked = await measure(() => upload(made));
const applied = await measure(async () => {
  const finished = act(checked.result.id, 'apply', { mode: 'publish' });
  const waits = await editUntil(finished);
  return { ...(await finished), waits };
});
const undone = await measure(() => act(checked.result.id, 'undo', {}));
process.stdout.write(
  [
    '| 1,000 new offers | seconds | |',
    '| --- | --- | --- |',
    `| export of ${rows.length} offers | ${exported.seconds} | |`,
    `| preview | ${checked.seconds} | ${JSON.stringify(checked.result.counts)} |`,
    `| apply, published | ${applied.seconds} | ${JSON.stringify(applied.result.counts)} |`,
    `| somebody else's publications meanwhile | ${describe(applied.result.waits)} | |`,
    `| undo | ${undone.seconds} | ${JSON.stringify(undone.result.counts)} |`,
    '',
  ].join('\n'),
);

async function upload(documents: object[]): Promise<Import> {
  const form = new FormData();
  form.set('kind', 'offers');
  form.set('file', new File([JSON.stringify(documents)], 'bench.json'));
  const { id } = importSchema.parse(await call('exchange/imports', { method: 'POST', body: form }));
  return waitFor(id);
}

async function act(id: number, what: string, body: object): Promise<Import> {
  await call(`exchange/imports/${id}/${what}`, { method: 'POST', body: JSON.stringify(body) });
  return waitFor(id);
}

async function waitFor(id: number): Promise<Import> {
  const read = async () => {
    const found = importSchema.parse(await call(`exchange/imports/${id}`));
    return ['checking', 'applying', 'undoing'].includes(found.state) ? null : found;
  };
  return pollUntil(`the end of import ${id}`, read, { within: 600_000, every: 250 });
}

/** Saves a text as it is, which is published each time. @returns how long each save took, in seconds */
async function editUntil(finished: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  const end = finished.then(() => over.abort());
  const waits: number[] = [];
  while (!over.signal.aborted) {
    const { seconds } = await measure(() =>
      call(`microcopy/${text?.id}`, { method: 'PATCH', body: JSON.stringify({ value: text?.value ?? '' }) }),
    );
    waits.push(Number(seconds));
    await pace(500);
  }
  await end;
  return waits.toSorted((one, other) => one - other);
}

function describe(waits: readonly number[]): string {
  return `${waits[Math.floor(waits.length / 2)]} in the middle, ${waits.at(-1)} at most`;
}

async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const isForm = init.body instanceof FormData;
  const headers = {
    Origin: studio,
    ...(!isForm && { 'Content-Type': 'application/json' }),
    ...(path !== 'users/login' && { Authorization: `JWT ${token}` }),
  };
  const response = await fetch(`${studio}/api/${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function measure<Result>(run: () => Promise<Result>): Promise<{ result: Result; seconds: string }> {
  const start = performance.now();
  const result = await run();
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}
