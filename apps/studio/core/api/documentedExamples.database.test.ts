import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const api = 'http://localhost:3001/api';
const guide = await readFile('docs/how-to/use-the-studio-api.md', 'utf8');
const commands = [...guide.matchAll(/```sh\n(curl [^]*?)\n```/g)].map(([, command = '']) => command.replaceAll('\\\n', ''));

const studio = await testStudio();
const administrator = await logIn(studio, 'administrator');
const body = { password: 'bosque lento de arrayanes', name: 'Guía', role: 'editor' };
const key = ((await (await callStudio(studio, 'account/api-keys/create', json(body, administrator))).json()) as { key: string }).key;
const casino = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-andino') });
await studio.payload.create({ collection: 'offers', data: sampleOffer(casino.id, 'bienvenida') });

/** The request that a command of the guide makes, as a shell and curl would read it. */
function readCommand(command: string): { path: string; init: { method: string; headers: Record<string, string>; body?: string } } {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) =>
    single !== undefined ? single : (double ?? bare ?? '').replaceAll('$KEY', key).replaceAll('$API', api),
  );
  const after = (name: string) => words.flatMap((word, index) => (word === name ? [words[index + 1] ?? ''] : []));
  const headers = Object.fromEntries(after('-H').map((header) => header.split(': ', 2) as [string, string]));
  const [body] = after('-d');
  const address = words.find((word) => word.startsWith(`${api}/`)) ?? '';
  return { path: address.slice(api.length + 1), init: { method: after('-X')[0] ?? 'GET', headers, ...(body !== undefined && { body }) } };
}

it('every example of the guide does what it says', async () => {
  expect(commands).toHaveLength(5);
  const answers: { status: number; body: { docs?: object[]; doc?: { id: number; _status?: string; title?: string } } }[] = [];
  for (const command of commands) {
    const { path, init } = readCommand(command);
    const response = await callStudio(studio, path, init);
    const body = (await response.json()) as (typeof answers)[number]['body'];
    expect(response.status, `${command}\n${JSON.stringify(body)}`).toBeLessThan(300);
    answers.push({ status: response.status, body });
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200, 200]);
  const [casinos, offers, draft, live, english] = answers.map(({ body }) => body);
  expect(casinos?.docs).toEqual([{ id: expect.any(Number), name: 'casino-andino', slug: 'casino-andino' }]);
  expect(offers?.docs).toHaveLength(1);
  expect(draft?.doc).toMatchObject({ id: 1, _status: 'draft', title: 'Cómo retirar' });
  expect(live?.doc).toMatchObject({ _status: 'published' });
  expect(english?.doc).toMatchObject({ title: 'How to withdraw' });
});

it('the answer that it shows is the one that is given', async () => {
  const shown: unknown = JSON.parse(/```json\n([^]*?)\n```/.exec(guide)?.[1] ?? '');
  const response = await callStudio(studio, 'pages?locale=pt_BR', { headers: { Authorization: `Bearer ${key}` } });
  expect([response.status, await response.json()]).toEqual([400, shown]);
});

it('names every collection that there is', () => {
  const own = studio.payload.config.collections
    .map(({ slug }) => slug)
    .filter((slug) => !/^(users|api-keys|activity|document-uses|reviews|review-comments|imports|import-rows|payload-)/.test(slug));
  expect(own.filter((slug) => !guide.includes(`\`${slug}\``))).toEqual([]);
});
