// Requirements: 15.2.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { TypedUser } from 'payload';
import { describe, expect, it } from 'vitest';
import { republish } from '../../core/publish/republish.ts';
import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { pixel, published, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { importContent } from './importContent.ts';
import type { LineResult } from './importLine.schema.ts';
import { startHelper } from './importProcesses.ts';
import type { LineWriter } from './shareBatches.ts';

const studio = await testStudio();
const own = await logIn(studio, 'administrator');
const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: 'administrator' } }, depth: 0 });
const user = { ...docs[0], collection: 'users' } as TypedUser;
const directory = await mkdtemp(join(tmpdir(), 'lupa-test-import-'));
await writeFile(join(directory, 'logo.png'), pixel.data);

async function run(lines: readonly unknown[], { isDryRun = false } = {}): Promise<LineResult[]> {
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const results: LineResult[] = [];
  for await (const result of importContent(studio.payload, { input: Readable.from([texts.join('\n')]), user, isDryRun, directory }))
    results.push(result);
  return results;
}
const resultsOf = (results: readonly LineResult[]) => results.map(({ result }) => result);
const everything = async () => {
  const tables = ['studio.pages', 'studio._pages_v', 'studio.partners', 'studio.media', 'studio.document_uses', 'delivery.documents'];
  const counts = await Promise.all(
    tables.map(async (table) => (await studio.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count),
  );
  const { rows } = await studio.pool.query('select * from delivery.documents order by kind, key, locale');
  return { counts, rows };
};

const offerData = {
  afflinkProxy: 'bienvenida',
  position: 0,
  titlePreview: '100 % hasta $300.000',
  offerType: 'welcome',
  trackingUrl: 'https://track.example/c?click={clickId}',
  fact: { source: 'https://casino.example/terminos', verifiedOn: '2026-11-02' },
};
const file = [
  { type: 'media', externalId: 'logo', file: 'logo.png', data: { alt: 'Logo de Acme' } },
  { type: 'partner', externalId: 'acme', data: { name: 'Acme', slug: 'acme', activePartner: true, logo: { ref: 'media:logo' } } },
  { type: 'offer', externalId: 'acme-1', data: { partner: { ref: 'partner:acme' }, ...offerData } },
  {
    type: 'page',
    externalId: 'p1',
    data: {
      internalName: 'Acme',
      title: 'Reseña de Acme',
      slug: 'Resenas/Acme',
      content: [
        { blockType: 'contentSection', title: 'Texto', body: 'Un **texto** en Markdown' },
        { blockType: 'ratings', partner: { ref: 'partner:acme' } },
      ],
    },
  },
  {
    type: 'page',
    externalId: 'p1',
    locale: 'en',
    data: { title: 'Acme review', slug: '/en/reviews/acme/', content: [{ blockType: 'prosCons', title: 'Pros' }] },
  },
  { type: 'page', externalId: 'p2', status: 'draft', data: { internalName: 'Borrador', title: 'Borrador', slug: '/borrador/' } },
  { type: 'redirect', externalId: 'r1', data: { from: '/acme-vieja', to: '/resenas/acme/' } },
];

describe('an import of content', () => {
  it('says in a dry run what it would do, and writes nothing', async () => {
    const before = await everything();
    expect(resultsOf(await run(file, { isDryRun: true }))).toEqual(file.map((_, index) => (index === 4 ? 'changed' : 'created')));
    expect(await everything()).toEqual(before);
  });

  it('refuses a picture that is cut off, in a dry run as well', async () => {
    await writeFile(join(directory, 'cortada.png'), pixel.data.subarray(0, -9));
    const line = { type: 'media', externalId: 'cortada', file: 'cortada.png', data: { alt: 'Cortada' } };
    for (const isDryRun of [true, false])
      expect(await run([line], { isDryRun })).toMatchObject([
        { result: 'refused', errors: [{ field: 'file', message: expect.stringMatching(/cortada o dañada/) }] },
      ]);
  });

  it('writes and publishes each type, and names what lines before have made', async () => {
    const results = await run(file);
    expect(results.filter(({ errors }) => errors)).toEqual([]);
    expect(resultsOf(results)).toEqual(file.map((_, index) => (index === 4 ? 'changed' : 'created')));
    const { rows } = await studio.pool.query<{ kind: string; key: string }>('select kind, key from delivery.documents order by kind, key');
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'offer acme/bienvenida',
      'page /en/reviews/acme/',
      'page /resenas/acme/',
      'partner acme',
      'redirect /acme-vieja/',
    ]);
    expect(await collectChanges(studio.pool, () => republish(studio.payload))).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    const before = await everything();
    const changes = await collectChanges(studio.pool, async () => {
      expect(resultsOf(await run(file))).toEqual(file.map(() => 'unchanged'));
    });
    expect(changes).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it('changes what a line says and leaves the rest; a page that moves is found from its old path', async () => {
    const [result] = await run([{ type: 'page', externalId: 'p1', data: { slug: '/resenas/acme-casino/' } }]);
    expect(result).toMatchObject({ result: 'changed' });
    const found = await studio.pool.query(`select body->>'to' as "to" from delivery.documents where kind = 'redirect' order by key`);
    expect(found.rows).toEqual([{ to: '/resenas/acme-casino/' }, { to: '/resenas/acme-casino/' }]);
    const page = await studio.payload.find({ collection: 'pages', where: { externalId: { equals: 'p1' } }, depth: 0 });
    expect(page.docs[0]).toMatchObject({ title: 'Reseña de Acme', slug: '/resenas/acme-casino/' });
    expect(await collectChanges(studio.pool, () => republish(studio.payload))).toEqual([]);
  });

  it('writes the offers of a casino whole or not at all', async () => {
    const casino = (name: string) => ({ type: 'partner', externalId: name, data: { name, slug: name, activePartner: true } });
    const offer = (partner: string, proxy: string, data: object = {}) => ({
      type: 'offer',
      externalId: `${partner}-${proxy}`,
      data: { partner: { ref: `partner:${partner}` }, ...offerData, afflinkProxy: proxy, ...data },
    });
    const partOf = (line: number) => [{ field: 'partner', message: expect.stringContaining(`falta corregir la línea ${line}.`) }];
    const lines = [
      casino('entero'),
      casino('roto'),
      casino('cortado'),
      offer('roto', 'a'),
      offer('roto', 'b', { color: 'rojo' }),
      offer('entero', 'a'),
      '{"type": "offer"',
      offer('cortado', 'a'),
      casino('otro'),
    ];
    for (const isDryRun of [true, false]) {
      const results = await run(lines, { isDryRun });
      expect(results.map(({ line, result }) => [line, result])).toEqual([
        [1, 'created'],
        [2, 'created'],
        [3, 'created'],
        [4, 'refused'],
        [5, 'refused'],
        [6, 'refused'],
        [7, 'refused'],
        [8, 'refused'],
        [9, 'created'],
      ]);
      expect([results[3], results[4], results[5], results[7]]).toMatchObject([
        { externalId: 'roto-a', errors: partOf(5) },
        { errors: [{ field: 'color' }] },
        { errors: partOf(7) },
        { errors: partOf(7) },
      ]);
    }
    expect(resultsOf(await run([offer('roto', 'a'), offer('roto', 'b'), offer('entero', 'a')]))).toEqual(['created', 'created', 'created']);
  });

  it('refuses wrong lines by number, field and what to do, and writes the others', async () => {
    const good = (name: string) => ({ type: 'partner', externalId: name, data: { name, slug: name, activePartner: true } });
    const sample = { ...samplePage('Malo', '/malo/'), _status: undefined };
    const page = (data: object) => ({ type: 'page', externalId: 'malo', data: { ...sample, ...data } });
    const results = await run([
      good('uno'),
      '{"type": ',
      { type: 'casino', externalId: 'x', data: {} },
      page({ color: 'rojo' }),
      page({ content: [{ blockType: 'ratings', partner: { ref: 'partner:nadie' } }] }),
      page({ content: [{ blockType: 'ratings', partner: { ref: 'page:p1' } }] }),
      page({ content: [{ blockType: 'noExiste' }] }),
      page({ slug: '/resenas/acme-casino/' }),
      page({ content: [] }),
      { type: 'media', externalId: 'otro', file: '../../etc/passwd', data: { alt: 'x' } },
      { type: 'media', externalId: 'otro', file: 'logo.png', data: {} },
      page({ title: { a: 1 } }),
      page({ title: 'a\u0000b' }),
      good('dos'),
    ]);
    expect(results.map(({ line, result, errors }) => [line, result, ...(errors ?? []).map(({ field }) => field)])).toEqual([
      [1, 'created'],
      [2, 'refused', ''],
      [3, 'refused', 'type'],
      [4, 'refused', 'color'],
      [5, 'refused', 'content.0.partner'],
      [6, 'refused', 'content.0.partner'],
      [7, 'refused', 'content.0.blockType'],
      [8, 'refused', 'slug'],
      [9, 'refused', 'content'],
      [10, 'refused', 'file'],
      [11, 'refused', 'alt'],
      [12, 'refused', ''],
      [13, 'refused', ''],
      [14, 'created'],
    ]);
    expect(results[4]?.errors?.[0]?.message).toContain('su línea va antes que esta');
  });

  it('leaves a page as the studio leaves one that is saved by hand', async () => {
    const { payload, pool } = studio;
    const partner = await payload.create({ collection: 'partners', data: samplePartner('igual') });
    const content = [
      { blockType: 'ratings' as const, partner: partner.id },
      { blockType: 'prosCons' as const, title: 'A favor' },
    ];
    const data = { internalName: 'Igual', title: 'Igual', content };
    const own = { ...data, slug: '/igual-a-mano/', ...published };
    const byHand = await payload.create({ collection: 'pages', data: own, user, overrideAccess: false });
    await run([{ type: 'page', externalId: 'igual', data: { ...data, slug: '/igual-importada/' } }]);
    const [imported] = (await payload.find({ collection: 'pages', where: { externalId: { equals: 'igual' } }, depth: 0 })).docs;
    const describe = async (id: number) => {
      const [document] = await readDocuments(pool, `pages:${id}`);
      const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, depth: 0 });
      const uses = await pool.query('select target, is_draft, is_published from studio.document_uses where source = $1', [`pages:${id}`]);
      const log = await pool.query(
        "select kind, person_name, title from studio.activity where document_id = $1 and subject = 'pages' order by id",
        [String(id)],
      );
      return {
        uses: uses.rows,
        log: log.rows,
        versions: docs.map(({ latest, version }) => [latest, version._status, version.lastEditedBy]),
        document: { ...document, source: '', key: '', body: { ...document?.body, slug: '', updatedDate: '' } },
      };
    };
    const withoutIds = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/"id":"[0-9a-f]{24}"/g, '"id":""')) as unknown;
    expect(withoutIds(await describe(imported?.id ?? 0))).toEqual(withoutIds(await describe(byHand.id)));
  });
});

describe('POST /api/content-import', () => {
  const post = (headers: Record<string, string>, path = 'content-import') =>
    callStudio(studio, path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/x-ndjson' },
      body: `${JSON.stringify({ type: 'partner', externalId: 'rest', data: { name: 'Rest', slug: 'rest', activePartner: true } })}\n`,
    });

  it('answers a line for each line, to administrators', async () => {
    const tried = await post(own, 'content-import?dryRun=true');
    expect([tried.status, await tried.text()]).toEqual([200, '{"line":1,"type":"partner","externalId":"rest","result":"created"}\n']);
    expect(await (await post(own)).text()).toContain('"created"');
    expect(await (await post(own)).text()).toContain('"unchanged"');
  });

  it('refuses everybody else', async () => {
    expect((await post({})).status).toBe(401);
    expect((await post(await logIn(studio, 'editor'))).status).toBe(403);
  });
});

describe('beside another process', () => {
  const program = fileURLToPath(new URL('../../testing/importHelperProcess.ts', import.meta.url));
  const startOne = () => startHelper(program, [studio.databaseUrl, studio.mediaDirectory]);
  const importWith = async (helper: LineWriter, lines: readonly unknown[]) => {
    const input = Readable.from([lines.map((line) => JSON.stringify(line)).join('\n')]);
    const results: LineResult[] = [];
    for await (const one of importContent(studio.payload, { input, user, isDryRun: false, directory }, [helper])) results.push(one);
    return results;
  };
  const partners = (name: string) =>
    Array.from({ length: 120 }, (_, index) => ({
      type: 'partner',
      externalId: `${name}-${index}`,
      data: { name: `${name} ${index}`, slug: `${name}-${index}`, activePartner: true },
    }));

  it(
    'each line is written once, in the name of whoever imports, also what names a line that the other one writes',
    { tags: ['thorough'] },
    async () => {
      const written: number[] = [];
      const helper = startOne();
      const counting: LineWriter = {
        ...helper,
        writeTogether: (lines) => {
          written.push(lines.length);
          return helper.writeTogether(lines);
        },
      };
      const offers = Array.from({ length: 60 }, (_, index) => ({
        type: 'offer',
        externalId: `o-${index}`,
        data: { ...offerData, partner: { ref: `partner:beside-${index * 2}` } },
      }));
      const lines = [...partners('beside'), ...offers];
      const results = await importWith(counting, lines);
      expect(results.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
      expect(new Set(resultsOf(results))).toEqual(new Set(['created']));
      expect(written.length).toBeGreaterThan(0);
      expect(new Set(resultsOf(await importWith(helper, lines)))).toEqual(new Set(['unchanged']));
    },
  );

  it('one that ends early ends the import, and what is missing comes when it is run again', { tags: ['thorough'] }, async () => {
    const gone = startHelper(fileURLToPath(new URL('../../testing/noProgram.ts', import.meta.url)), []);
    await expect(importWith(gone, partners('gone'))).rejects.toThrow('A process that helped to import ended with 1.');
    const results = resultsOf(await run(partners('gone')));
    expect([results.length, new Set(results)]).toEqual([120, new Set(['unchanged', 'created'])]);
  });
});
