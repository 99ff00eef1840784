import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routesTag } from '@lupa/contracts/tags.ts';
import pg from 'pg';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { startProduct, type Product } from '../../tests/setup/startProduct.ts';
import { cpuMilliseconds, formatFigures, percentile, type Figure } from '../measure.ts';
import { benchPath } from './fillStudio.ts';

const manyPages = 10_000;
const publications = 60;
const starts = 3;
const path = '/nosotros/';

type Measured = { pages: number; listBytes: number; start: number; visible: number[]; site: number; services: number };

/** The same product with the demo's pages and with ten thousand: what a start and a publication cost. */
async function benchGrowth(): Promise<Figure[]> {
  const product = await startProduct();
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const few = await measure(product, database);
    await addPages(database, manyPages - few.pages);
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
  for (let round = 0; round < 10; round++) await publish(product, database, `Antes ${round}`);
  const visible: number[] = [];
  const cpu = () => ({ site: cpuMilliseconds(product.sitePid), services: cpuMilliseconds(parts['services'] ?? 0) });
  const before = cpu();
  for (let round = 0; round < publications; round++) visible.push(await publish(product, database, `Edición ${round}`));
  const after = cpu();
  return {
    pages: (JSON.parse(list) as unknown[]).length,
    listBytes: list.length,
    start: percentile(times, 0.5),
    visible,
    site: (after.site - before.site) / publications,
    services: (after.services - before.services) / publications,
  };
}

/** Milliseconds from the commit until the site shows it. */
async function publish({ siteUrl }: Product, database: pg.Client, words: string): Promise<number> {
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
  await database.query('analyze delivery.documents');
  await database.query('select delivery.record_change($1)', [[routesTag()]]);
}

function compareSizes(few: Measured, many: Measured): Figure[] {
  const row = (name: string, read: (measured: Measured) => number, format: (value: number) => string, aim = '≤ 1.5'): Figure => ({
    name,
    ours: `${many.pages} pages: ${format(read(many))}`,
    reference: `${few.pages} pages: ${format(read(few))}`,
    ratio: (read(many) / read(few)).toFixed(2),
    aim,
  });
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  return [
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
  ];
}

if (import.meta.main) process.stdout.write(`${formatFigures(await benchGrowth())}\n`);
