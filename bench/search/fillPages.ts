import { storedPageExamples, storedPartnerExample } from '@lupa/database/storedDocuments.ts';
import type pg from 'pg';

const casinos = 3000;
const batch = 500;
const topics = [
  'reseña, pagos y bonos',
  'cuánto cuesta su bono',
  'retiros con Webpay',
  'depósitos en criptomonedas',
  'rollover explicado',
  'juegos en vivo',
];
const categories = ['Reseñas', 'Bonos', 'Métodos de pago', 'Guías', 'Juegos gratis'];

/** Publishes pages of 1,200 words and casinos, as the studio writes them. Returns the seconds that it took. */
export async function fillPages(database: pg.Client, pages: number): Promise<number> {
  const started = performance.now();
  for (let from = 0; from < pages; from += batch) await insert(database, 'page', 'es_CL', from, Math.min(pages, from + batch), buildPage);
  for (let from = 0; from < casinos; from += batch)
    await insert(database, 'partner', '*', from, Math.min(casinos, from + batch), buildPartner);
  await database.query('analyze delivery.documents, delivery.search_entries');
  return Math.round((performance.now() - started) / 1000);
}

type Built = { key: string; body: unknown };

async function insert(database: pg.Client, kind: string, locale: string, from: number, to: number, build: (n: number) => Built) {
  const rows = Array.from({ length: to - from }, (_, index) => build(from + index));
  await database.query(
    `insert into delivery.documents (kind, key, locale, source, body)
    select $1, row->>'key', $2, 'bench:1', row->'body' from jsonb_array_elements($3::jsonb) as row`,
    [kind, locale, JSON.stringify(rows)],
  );
}

function buildPage(n: number): Built {
  const title = `Casino ${n % casinos} ${topics[n % topics.length]}`;
  const words = Array.from({ length: 1200 }, (_, at) => `palabra${(n * 31 + at * at * 7) % 2000}`).join(' ');
  const content = [{ type: 'contentSection', id: '1', title, text: [{ kind: 'paragraph', html: `<b>${title}</b> ${words}` }] }];
  const slug = `/paginas/${n}/`;
  return {
    key: slug,
    body: {
      ...storedPageExamples[0],
      slug,
      title,
      description: `${title}. Lo medimos.`,
      sitemapCategory: categories[n % categories.length],
      content,
    },
  };
}

function buildPartner(n: number): Built {
  const { entity } = storedPartnerExample;
  const key = `casino-${n}`;
  return {
    key,
    body: {
      ...storedPartnerExample,
      entity: { ...entity, partnerSlug: key, partnerName: `Casino ${n}`, reviewSlug: `/paginas/${n}/`, webSite: `casino-${n}.example` },
    },
  };
}
