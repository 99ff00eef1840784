import { everythingTag } from '@lupa/contracts/tags.ts';
import pg from 'pg';
import { startProduct, type Product } from '../../tests/setup/startProduct.ts';
import { percentile, reportFigures, type Figure } from '../measure.ts';
import { publishTitle } from '../publishTitle.ts';

const manyPages = 10_000;
const manyPartners = 3000;
const publications = 60;
const partner = 'casino-andino';

type Measured = { size: string; visible: number[] };

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
  const publish = async (words: string) => (await publishTitle(database, [product.siteUrl], words))[0] ?? Number.NaN;
  for (let round = 0; round < 10; round++) await publish(`Antes ${round}`);
  const visible: number[] = [];
  for (let round = 0; round < publications; round++) visible.push(await publish(`Edición ${round}`));
  return { size: `${await countKind(database, 'page')} pages, ${await countKind(database, 'partner')} casinos`, visible };
}

async function countKind(database: pg.Client, kind: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>('select count(*) from delivery.documents where kind = $1', [kind]);
  return Number(rows[0]?.count);
}

async function addPages(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `insert into delivery.documents (kind, key, locale, source, body)
     select kind, replace($3, '0', number::text), locale, 'bench:' || number,
       body || jsonb_build_object('slug', replace($3, '0', number::text), 'title', 'Página ' || number, 'translations', '[]'::jsonb)
     from delivery.documents, generate_series(1, $1) number where kind = 'page' and key = $2`,
    [count, '/nosotros/', '/guias/pagina-0/'],
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
    [count, partner],
  );
  await database.query(
    `insert into delivery.publications (source, locale, first_published_at)
     select publications.source || ':bench:' || number, publications.locale, first_published_at - number * interval '1 hour'
     from delivery.publications join delivery.documents using (source, locale), generate_series(1, $1) number
     where (kind = 'casinoRecord' and split_part(key, '/', 1) = $2) or (kind = 'page' and key = '/resenas/' || $2 || '/')`,
    [count, partner],
  );
  await database.query(
    `insert into delivery.offer_versions (source, partner_slug, since, offer)
     select source || ':bench:' || number, partner_slug || '-' || number, since - number * interval '1 hour', offer
     from delivery.offer_versions, generate_series(1, $1) number where partner_slug = $2`,
    [count, partner],
  );
}

function compareSizes(few: Measured, many: Measured): Figure[] {
  const row = (name: string, read: (measured: Measured) => number): Figure => ({
    name,
    ours: `${read(many).toFixed(1)} ms`,
    reference: `${read(few).toFixed(1)} ms`,
    ratio: (read(many) / read(few)).toFixed(2),
    aim: '≤ 1.5',
  });
  return [
    { name: 'what is published', ours: many.size, reference: few.size },
    row('published (commit) → visible, p50', ({ visible }) => percentile(visible, 0.5)),
    row('published (commit) → visible, longest', ({ visible }) => Math.max(...visible)),
  ];
}

if (import.meta.main) reportFigures(await benchGrowth());
