import type pg from 'pg';
import { pollUntil } from '../tests/setup/pollUntil.ts';

const path = '/nosotros/';

/** Publishes a page with a title of these words. @returns milliseconds from the commit until each site shows it */
export async function publishTitle(database: pg.Client, sites: readonly string[], words: string): Promise<number[]> {
  const title = `${words} ${Date.now()}`;
  await database.query('begin');
  await database.query(
    `update delivery.documents set body = jsonb_set(body, '{title}', to_jsonb($1::text)) where kind = 'page' and key = $2`,
    [title, path],
  );
  await database.query('select delivery.record_change($1)', [[`page:${path}`, 'routes']]);
  await database.query('commit');
  const committed = performance.now();
  const show = async (site: string) => {
    await pollUntil('the new title', async () => (await (await fetch(site + path)).text()).includes(title), { every: 2 });
    return performance.now() - committed;
  };
  return Promise.all(sites.map(show));
}
