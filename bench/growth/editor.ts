// An editor in a studio of its own: publishes one page after the other, and saves a draft of each, until it is told to stop. Says how long each took.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSecondStudio } from '../../apps/studio/testing/startStudio.ts';
import { pace } from '../../tests/setup/pollUntil.ts';

const [url = '', ...pages] = process.argv.slice(2);
const mediaDirectory = await mkdtemp(join(tmpdir(), 'lupa-bench-editor-'));
const payload = await startSecondStudio({ databaseUrl: url, mediaDirectory, mail: null });
const taken: { draft: number[]; published: number[] } = { draft: [], published: [] };
const over = new AbortController();
process.once('message', () => over.abort());
process.send?.('ready');
for (let round = 0; !over.signal.aborted; round++) {
  const id = Number(pages[round % pages.length]);
  const data = { title: `De la redacción ${round}` };
  taken.draft.push(await time(() => payload.update({ collection: 'pages', id, draft: true, depth: 0, data })));
  taken.published.push(await time(() => payload.update({ collection: 'pages', id, depth: 0, data: { ...data, _status: 'published' } })));
  await pace(100);
}
process.send?.(taken, () => process.exit(0));

async function time(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
