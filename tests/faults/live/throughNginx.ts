import { recordHit } from '../../setup/recordHit.ts';
import { startNginx } from '../../setup/startNginx.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct } from '../faultProduct.ts';
import { confusePaths } from './confusedPaths.ts';

export async function confusePathsThroughNginx(product: FaultProduct): Promise<Outcome> {
  const { SITE_PORT, CLICKOUT_PORT, IMAGES_PORT, JACKPOTS_PORT, FREEPLAY_PORT } = product.ports;
  const nginx = await startNginx({
    site: [SITE_PORT],
    clickout: [CLICKOUT_PORT],
    images: [IMAGES_PORT],
    jackpots: [JACKPOTS_PORT],
    freeplay: [FREEPLAY_PORT],
  });
  try {
    recordHit(nginx.pid);
    const outcome = await confusePaths(product, Object.values(nginx.ports));
    const sent = await askRaw(nginx.ports.site, '/resenas/', {
      headers: { 'x-forwarded-for': '203.0.113.77' },
      localAddress: '127.0.0.9',
    });
    const logs = await nginx.end();
    const hasAddress = logs.includes('203.0.113.77') || logs.includes('127.0.0.9');
    const held = Number(sent.status === 200) + Number(!hasAddress && logs.includes('/resenas/'));
    return {
      ...outcome,
      tried: outcome.tried + 2,
      held: outcome.held + held,
      seen: `${outcome.seen}; ${hasAddress ? 'addresses' : 'no address'} in ${logs.split('\n').length} log lines`,
    };
  } finally {
    await nginx.stop();
  }
}
