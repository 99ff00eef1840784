// Requirements: 11.9.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleOffer, samplePartner, published } from '../../testing/samples.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';
import { checkLinks, tendLinks } from './tendLinks.ts';

const studio = await testStudio();
const second = await startSecondStudio(studio);
const { id: partner } = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-vivo') });
const create = async (name: string) => {
  const data = { ...sampleOffer(partner, name), trackingUrl: `https://${name}.example/` };
  return (await studio.payload.create({ collection: 'offers', data })).id;
};
const offerId = await create('uno');
await create('dos');
afterAll(() => second.destroy());

const down = new Set<string>();
let asked: string[] = [];
const network: LinkNetwork = {
  patience: 1000,
  resolve: async () => ['8.8.8.8'],
  open: async ({ hostname }) => {
    asked.push(hostname);
    if (down.has(hostname)) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    return { status: 200, location: null, title: 'Bono' };
  },
};
beforeEach(async () => {
  down.clear();
  asked = [];
  await studio.pool.query('delete from clicks.link_checks');
  await follow(true);
});

const follow = (followsOffers: boolean) => studio.payload.updateGlobal({ slug: 'link-settings', data: { followsOffers } });
const tend = (time: string, payload = studio.payload) => tendLinks(payload, { network, now: new Date(`2026-11-25T${time}:00Z`), pause: 0 });
/** Where the published offers lead, and how often anybody was told of a change. */
const shown = async () => {
  const { rows } = await studio.pool.query<{ link: string | null }>(
    `select body->>'trackingUrl' as link from delivery.documents where kind = 'offer' order by key`,
  );
  return rows.map(({ link }) => link);
};
const changes = async () => (await studio.pool.query<{ last: string }>('select max(id) as last from delivery.changes')).rows[0]?.last;
const both = ['https://dos.example/', 'https://uno.example/'];

describe('links of offers', () => {
  it('are tried by one studio, at once and then each night', async () => {
    await Promise.all([tend('04:00'), tend('04:00', second)]);
    expect(asked.toSorted()).toEqual(['dos.example', 'uno.example']);
    await tend('04:01');
    expect(asked).toHaveLength(2);
    await tendLinks(studio.payload, { network, now: new Date('2026-11-26T06:00:00Z'), pause: 0 });
    expect(asked).toHaveLength(4);
  });

  it('lose their button when they fail for an hour, and get it back when they work, and visitors see it', async () => {
    await tend('04:00');
    down.add('uno.example');
    await checkLinks(studio.payload, { network, now: new Date('2026-11-25T04:10:00Z') });
    expect(await shown()).toEqual(both);
    await tend('05:09');
    expect(await shown()).toEqual(both);
    const before = await changes();
    await tend('05:10');
    expect(await shown()).toEqual(['https://dos.example/', null]);
    expect(await changes()).not.toBe(before);
    await tend('06:10');
    expect(await shown()).toEqual(['https://dos.example/', null]);
    down.clear();
    await tend('07:10');
    expect(await shown()).toEqual(both);
  });

  it('stay without a button while the offer is edited, and have one when the link is another', async () => {
    down.add('uno.example');
    await tend('04:00');
    await tend('05:00');
    const edit = (data: object) => studio.payload.update({ collection: 'offers', id: offerId, data: { ...data, ...published } });
    await edit({ rollover: 30 });
    expect(await shown()).toEqual(['https://dos.example/', null]);
    await edit({ trackingUrl: 'https://tres.example/' });
    expect(await shown()).toEqual(['https://dos.example/', 'https://tres.example/']);
    await edit({ trackingUrl: 'https://uno.example/' });
    expect(await shown()).toEqual(['https://dos.example/', null]);
  });

  it('are not paused when nothing at all answers', async () => {
    down.add('uno.example').add('dos.example');
    await tend('04:00');
    await tend('05:00');
    await tend('06:00');
    expect(await shown()).toEqual(both);
    down.delete('dos.example');
    await tend('07:00');
    await tend('08:00');
    expect(await shown()).toEqual(['https://dos.example/', null]);
  });

  it('are not tried, and have their buttons, where that is switched off', async () => {
    down.add('uno.example');
    await tend('04:00');
    await tend('05:00');
    expect(await shown()).toEqual(['https://dos.example/', null]);
    await follow(false);
    asked = [];
    await tend('06:00');
    expect(await shown()).toEqual(both);
    expect(asked).toEqual([]);
    expect(await checkLinks(studio.payload, { network, now: new Date('2026-11-25T07:00:00Z') })).toEqual({ checked: 2, working: 1 });
    expect(await shown()).toEqual(both);
  });

  it('are shown as they should be also when a studio ended before it had published that', async () => {
    await tend('04:00');
    await studio.pool.query(
      `update clicks.link_checks set outcome = 'missing', failing_since = now(), paused_at = now() where offer_id = $1`,
      [String(offerId)],
    );
    await tendLinks(studio.payload, { network, now: new Date('2026-11-25T04:01:00Z'), pause: 0 });
    expect(await shown()).toEqual(['https://dos.example/', null]);
  });
});
