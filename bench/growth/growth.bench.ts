import { everythingTag } from '@lupa/contracts/tags.ts';
import pg from 'pg';
import { readSitemap } from '../../tests/demo/crawl.ts';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { startProduct, type Product } from '../../tests/setup/startProduct.ts';
import { percentile, reportFigures, type Figure } from '../measure.ts';
import { publishTitle } from '../publishTitle.ts';

const manyPages = 10_000;
const manyPartners = 3000;
const publications = 60;
const partner = 'casino-andino';
const shortText = { key: 'pros', value: 'A favor' };

type Measured = { size: string; visible: number[] };

async function benchGrowth(): Promise<Figure[]> {
  const product = await startProduct();
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const ended = await countEnded(product, database);
    const few = await measure(product, database);
    await addPartners(database, manyPartners - (await countKind(database, 'partner')));
    await addPages(database, manyPages - (await countKind(database, 'page')));
    await database.query('analyze delivery.documents, delivery.publications, delivery.offer_versions');
    await database.query('select delivery.record_change($1)', [[everythingTag]]);
    const many = await measure(product, database);
    return [...ended, ...compareSizes(few, many)];
  } finally {
    await database.end();
    await product.stop();
  }
}

/** How many of the pages that are kept have to be made again after a publication, beside those that show what was published. */
async function countEnded({ siteUrl }: Product, database: pg.Client): Promise<Figure[]> {
  const urls = await readSitemap(`${siteUrl}/sitemap-1.xml`);
  const ask = async (url: string) => {
    const answer = await fetch(url);
    return { isHit: answer.headers.get('x-cache') === 'hit', html: await answer.text() };
  };
  const count = async (isCounted: (page: { isHit: boolean; html: string }) => boolean) => {
    let found = 0;
    for (const url of urls) if (isCounted(await ask(url))) found += 1;
    return found;
  };
  const rows: Figure[] = [];
  const row = async (name: string, words: string, aim: string, publish: () => Promise<unknown>) => {
    await pollUntil('all pages to be kept', async () => (await count(({ isHit }) => !isHit)) === 0);
    const showing = words === '' ? '' : `${await count(({ html }) => html.includes(words))} show it`;
    await publish();
    rows.push({ name, ours: `${await count(({ isHit }) => !isHit)} of ${urls.length}`, reference: showing, aim });
  };
  await row('pages that another title of a page ends', '', '≤ 5', () => publishTitle(database, [siteUrl], 'Otro título'));
  await row('pages that a new page ends', '', '≤ 5', async () => {
    await addPages(database, 1);
    await database.query('select delivery.record_change($1)', [['page:/guias/pagina-1/', 'routes']]);
    await pollUntil('the new page', async () => (await fetch(`${siteUrl}/guias/pagina-1/`)).ok, { every: 2 });
    await pollUntil('what follows a change', async () =>
      (await (await fetch(`${siteUrl}/sitemap-1.xml`)).text()).includes('/guias/pagina-1/'),
    );
  });
  await database.query(`delete from delivery.documents where source = 'bench:1'`);
  await database.query('select delivery.record_change($1)', [['page:/guias/pagina-1/', 'routes']]);
  await row('pages that a short text ends', shortText.value, 'those that show it', async () => {
    await database.query(
      `update delivery.documents set body = jsonb_set(body, '{value}', '"Lo bueno de él"') where kind = 'microcopy' and key = $1 and locale = 'es_CL'`,
      [shortText.key],
    );
    await database.query('select delivery.record_change($1)', [['microcopy:es_CL']]);
    const [review = ''] = urls.filter((url) => url.includes(`/resenas/${partner}/`));
    await pollUntil('the new text', async () => (await ask(review)).html.includes('Lo bueno de él'), { every: 2 });
  });
  return rows;
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
