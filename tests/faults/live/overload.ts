import { pace } from '../../setup/pollUntil.ts';
import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct } from '../faultProduct.ts';
import { findLostClicks, startTraffic } from '../traffic.ts';

const seconds = 15;

/** Requests a second that one after another get, measured first; then five times as many visitors at once as keep the machine busy, on pages that must be made anew. */
export async function overload(product: FaultProduct): Promise<Outcome> {
  const { SITE_PORT } = product.ports;
  recordHit(await product.pidOf('site'));
  const normal = await startTraffic(product, { visitors: 8, pause: 0 });
  await pace(3000);
  await normal.stop();
  const perSecond = (normal.pages.asked + normal.clicks.asked) / 3;

  const end = performance.now() + seconds * 1000;
  const outcome = { asked: 0, shown: 0, refused: 0, broken: 0 };
  const rush = async (visitor: number) => {
    for (let count = 0; performance.now() < end; count++) {
      // Each combination of filters is a page of its own.
      const { status } = await askRaw(SITE_PORT, `/dinero-real/?proveedor=${(visitor * 31 + count) % 40}&pago=webpay`, {
        timeout: 120_000,
      });
      outcome.asked += 1;
      if (status > 0 && status < 400) outcome.shown += 1;
      else if (status === 503) outcome.refused += 1;
      else if (status === 0 || status >= 500) outcome.broken += 1;
      else outcome.shown += 1;
    }
  };
  const traffic = await startTraffic(product, { visitors: 8, pause: 0 });
  await Promise.all(Array.from({ length: 40 }, (_, visitor) => rush(visitor)));
  await traffic.stop();
  await product.settled();
  const after = await askRaw(SITE_PORT, '/');
  const lost = await findLostClicks(product, traffic.clicks.ids);
  const tried = outcome.asked + traffic.clicks.asked + traffic.pages.asked + 1;
  const bad = outcome.broken + traffic.clicks.refused + traffic.pages.refused + lost + Number(after.status !== 200);
  return {
    tried,
    held: tried - bad,
    lost,
    seen: `${Math.round(perSecond)} requests a second before; in the rush ${outcome.shown} shown, ${outcome.refused} refused with 503, ${outcome.broken} broken; ${traffic.clicks.ids.length} clicks`,
  };
}
