import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everythingTag } from '@lupa/contracts/tags.ts';
import pg from 'pg';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { startProduct, type Product } from '../../tests/setup/startProduct.ts';
import { cpuMilliseconds, percentile, reportFigures, type Figure } from '../measure.ts';
import { benchPath } from './fillStudio.ts';

const manyPages = 10_000;
const manyPartners = 3000;
const publications = 60;
const starts = 3;
const shownRounds = 20;
const path = '/nosotros/';
const paymentPage = '/metodos-de-pago/webpay/';
/** Home with its ranking, a review, and what tells of all casinos: changes of offers, news, corrections, the open record, a payment method. */
const shownPages = ['/', '/resenas/casino-andino/', '/bonos/cambios/', '/novedades/', '/nosotros/correcciones/', '/datos/', paymentPage];

type Measured = {
  size: string;
  listBytes: number;
  start: number;
  visible: number[];
  site: number;
  services: number;
  /** By path: processor time of site and services for a publication, the page made again. */
  shown: Record<string, number>;
};

/** The same product with the demo's pages and casinos, and with thousands: what a start and a publication cost. */
async function benchGrowth(): Promise<Figure[]> {
  const product = await startProduct();
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const few = await measure(product, database);
    await addPartners(database, manyPartners - (await countKind(database, 'partner')));
    await addPages(database, manyPages - (await countKind(database, 'page')));
    await database.query('analyze delivery.documents, delivery.publications, delivery.offer_versions');
    await database.query('select delivery.record_change($1)', [[everythingTag]]);
    const many = await measure(product, database);
    return compareSizes(few, many);
  } finally {
    await database.end();
    await product.stop();
  }
}

async function measure(product: Product, database: pg.Client): Promise<Measured> {
  const { parts } = JSON.parse(await readFile(join(product.directory, 'run.json'), 'utf8')) as { parts: Record<string, number> };
  const list = await (await fetch(`http://127.0.0.1:${product.ports.CONTENT_PORT}/api/cms/pages/all`)).text();
  const times: number[] = [];
  for (let round = 0; round < starts; round++) {
    const begun = performance.now();
    const site = await product.startSecondSite();
    times.push(performance.now() - begun);
    await site.stop();
  }
  // The first ones fetch the whole list.
  for (let round = 0; round < 10; round++) await publish(product, database, path, `Antes ${round}`);
  const visible: number[] = [];
  const cpu = () => ({ site: cpuMilliseconds(product.sitePid), services: cpuMilliseconds(parts['services'] ?? 0) });
  const before = cpu();
  for (let round = 0; round < publications; round++) visible.push(await publish(product, database, path, `Edición ${round}`));
  const after = cpu();
  const shown: Measured['shown'] = {};
  // What a page is made of is read for the first time, some of it for longer than the page waits, and known from then on.
  for (const shownPath of shownPages) await publish(product, database, shownPath, 'Primero');
  await pollUntil('the counts of a payment method', async () =>
    (await (await fetch(product.siteUrl + paymentPage)).text()).includes('que recomendamos'),
  );
  for (const shownPath of shownPages) {
    await publish(product, database, shownPath, 'Antes');
    const begun = cpu();
    for (let round = 0; round < shownRounds; round++) await publish(product, database, shownPath, `Edición ${round}`);
    const ended = cpu();
    shown[shownPath] = (ended.site + ended.services - begun.site - begun.services) / shownRounds;
  }
  return {
    size: `${await countKind(database, 'page')} pages, ${await countKind(database, 'partner')} casinos`,
    listBytes: list.length,
    start: percentile(times, 0.5),
    visible,
    site: (after.site - before.site) / publications,
    services: (after.services - before.services) / publications,
    shown,
  };
}

async function countKind(database: pg.Client, kind: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>('select count(*) from delivery.documents where kind = $1', [kind]);
  return Number(rows[0]?.count);
}

/** Milliseconds from the commit until the site shows it. */
async function publish({ siteUrl }: Product, database: pg.Client, path: string, words: string): Promise<number> {
  const title = `${words} ${Date.now()}`;
  await database.query('begin');
  await database.query(
    `update delivery.documents set body = jsonb_set(body, '{title}', to_jsonb($1::text)) where kind = 'page' and key = $2`,
    [title, path],
  );
  await database.query('select delivery.record_change($1)', [[`page:${path}`, 'routes']]);
  await database.query('commit');
  const committed = performance.now();
  await pollUntil('the new title', async () => (await (await fetch(siteUrl + path)).text()).includes(title), { every: 5 });
  return performance.now() - committed;
}

/** Copies of a page of the demo, published. */
async function addPages(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `insert into delivery.documents (kind, key, locale, source, body)
     select kind, replace($3, '0', number::text), locale, 'bench:' || number,
       body || jsonb_build_object('slug', replace($3, '0', number::text), 'title', 'Página ' || number, 'translations', '[]'::jsonb)
     from delivery.documents, generate_series(1, $1) number where kind = 'page' and key = $2`,
    [count, path, benchPath(0)],
  );
}

/** Copies of a casino of the demo, with its review, its offers and their versions, and what was found out about it, published. */
async function addPartners(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `insert into delivery.documents (kind, key, locale, source, body, position)
     select kind, replace(key, $2, $2 || '-' || number), locale, source || ':bench:' || number,
       replace(body::text, $2, $2 || '-' || number)::jsonb, position
     from delivery.documents, generate_series(1, $1) number
     where (kind = 'partner' and key = $2) or (kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = $2)
       or (kind = 'page' and key = '/resenas/' || $2 || '/')`,
    [count, 'casino-andino'],
  );
  await database.query(
    `insert into delivery.publications (source, locale, first_published_at)
     select publications.source || ':bench:' || number, publications.locale, first_published_at - number * interval '1 hour'
     from delivery.publications join delivery.documents using (source, locale), generate_series(1, $1) number
     where (kind = 'casinoRecord' and split_part(key, '/', 1) = $2) or (kind = 'page' and key = '/resenas/' || $2 || '/')`,
    [count, 'casino-andino'],
  );
  await database.query(
    `insert into delivery.offer_versions (source, partner_slug, since, offer)
     select source || ':bench:' || number, partner_slug || '-' || number, since - number * interval '1 hour', offer
     from delivery.offer_versions, generate_series(1, $1) number where partner_slug = $2`,
    [count, 'casino-andino'],
  );
}

function compareSizes(few: Measured, many: Measured): Figure[] {
  const row = (name: string, read: (measured: Measured) => number, format: (value: number) => string, aim = '≤ 1.5'): Figure => ({
    name,
    ours: format(read(many)),
    reference: format(read(few)),
    ratio: (read(many) / read(few)).toFixed(2),
    aim,
  });
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  return [
    { name: 'what is published', ours: many.size, reference: few.size },
    row(
      'list of pages',
      ({ listBytes }) => listBytes / 1000,
      (value) => `${value.toFixed(0)} KB`,
      '',
    ),
    row('start of a site until it is ready', ({ start }) => start, milliseconds),
    row('published (commit) → visible, p50', ({ visible }) => percentile(visible, 0.5), milliseconds),
    row('published (commit) → visible, longest', ({ visible }) => Math.max(...visible), milliseconds),
    row('CPU of the site for a publication, the page made again', ({ site }) => site, milliseconds),
    row('CPU of the services for a publication', ({ services }) => services, milliseconds),
    ...shownPages.map((shownPath) =>
      row(`CPU of both for a publication of ${shownPath}`, ({ shown }) => shown[shownPath] ?? 0, milliseconds),
    ),
  ];
}

if (import.meta.main) reportFigures(await benchGrowth());
