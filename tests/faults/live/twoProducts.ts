import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRunner } from '../../runner/startRunner.ts';
import { findPorts } from '../../setup/runnerPorts.ts';
import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct } from '../faultProduct.ts';
import { findLostClicks, startTraffic } from '../traffic.ts';

/** A second product, with a data folder of its own, on the database of the first: both serve, both record, and neither disturbs the other. */
export async function shareDatabase(product: FaultProduct): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'lupa-second-'));
  const ports = await findPorts();
  const { databaseUrl, secrets } = await product.access();
  const second = startRunner(
    process.cwd(),
    {
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      ...secrets,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    },
    ['start', '--', '--without-studio'],
  );
  try {
    recordHit(await product.pidOf('postgres'));
    const traffic = await startTraffic(product);
    await second.says('Lupa is up');
    const way = new URL(await product.way());
    const ids: string[] = [];
    let refused = 0;
    const pages = ['/', '/resenas/', '/dinero-real/'];
    for (let count = 0; count < 60; count++) {
      const page = await askRaw(ports.SITE_PORT, pages[count % pages.length] ?? '/');
      const click = await askRaw(ports.CLICKOUT_PORT, way.pathname + way.search, { headers: { 'user-agent': 'Mozilla/5.0' } });
      const id = /5400-[\w-]+/.exec(click.headers['location'] ?? '')?.[0];
      if (page.status !== 200) refused += 1;
      if (id === undefined) refused += 1;
      else ids.push(id);
    }
    await second.stop();
    await traffic.stop();
    const lost = await findLostClicks(product, [...ids, ...traffic.clicks.ids]);
    const { rows } = {
      rows: await product.query<{ count: number }>('select count(*)::int from clicks.visitor_keys where day = current_date'),
    };
    const tried = 120 + traffic.pages.asked + traffic.clicks.asked;
    const bad = refused + traffic.pages.refused + traffic.clicks.refused + lost;
    return {
      tried,
      held: tried - bad,
      lost,
      seen: `${ids.length} clicks of the second product, ${traffic.clicks.ids.length} of the first meanwhile; ${rows[0]?.count ?? 0} visitor key for today`,
    };
  } finally {
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
