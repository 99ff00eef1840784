// Requirements: 10.15.
import { beforeEach, describe, expect, it } from 'vitest';
import { collectChanges } from '../../testing/readDelivery.ts';
import { published, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { republish } from '../../core/publish/republish.ts';

let partner: { id: number };
let count = 0;
const studio = await testStudio();
beforeEach(async () => {
  count += 1;
  partner = await studio.payload.create({ collection: 'partners', data: samplePartner(`casino-${count}`) });
});

type Version = { partner: string; rollover: number | null };

async function versionsOf(id: number): Promise<Version[]> {
  const { rows } = await studio.pool.query<Version>(
    `select partner_slug as partner, (offer #> '{attributes,rollover}')::float as rollover from delivery.offer_versions where source = $1 order by id`,
    [`offers:${id}`],
  );
  return rows;
}
const offer = (rollover: number) => ({ ...sampleOffer(partner.id, 'bienvenida'), rollover });
const create = (rollover: number) => studio.payload.create({ collection: 'offers', data: offer(rollover) });
const update = (id: number, data: object) => studio.payload.update({ collection: 'offers', id, data: { ...data, ...published } });
const slug = () => `casino-${count}`;

describe('the versions of an offer', () => {
  it('begin with its publication, and each published change of its terms adds one', async () => {
    const { id } = await create(30);
    const changes = await collectChanges(studio.pool, () => update(id, { rollover: 40 }));
    expect(await versionsOf(id)).toEqual([
      { partner: slug(), rollover: 30 },
      { partner: slug(), rollover: 40 },
    ]);
    expect(changes.flat()).toContain('offer-versions');
  });

  it('have one more when the offer is of another type, its terms being the same', async () => {
    const { id } = await create(30);
    await update(id, { offerType: 'cashback' });
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('are not made by drafts, by where it leads, or by publishing the same again', async () => {
    const { id } = await create(30);
    await studio.payload.update({ collection: 'offers', id, data: { rollover: 99 }, draft: true });
    const changes = await collectChanges(studio.pool, () => update(id, { rollover: 30, termsUrl: 'https://casino.example/nuevos' }));
    await republish(studio.payload);
    expect(await versionsOf(id)).toHaveLength(1);
    expect(changes.flat()).not.toContain('offer-versions');
  });

  it('end when it is withdrawn, and go on when it comes back', async () => {
    const { id } = await create(30);
    await studio.payload.update({ collection: 'offers', id, data: { _status: 'draft' } });
    await update(id, {});
    await studio.payload.delete({ collection: 'offers', id });
    expect((await versionsOf(id)).map(({ rollover }) => rollover)).toEqual([30, null, 30, null]);
  });

  it('stay with the casino when it is renamed', async () => {
    const { id } = await create(30);
    await studio.payload.update({ collection: 'partners', id: partner.id, data: { slug: `otro-${count}`, ...published } });
    expect(await versionsOf(id)).toEqual([{ partner: `otro-${count}`, rollover: 30 }]);
  });

  it('have one more when its casino pays out from another amount', async () => {
    const { id } = await create(30);
    const changes = await collectChanges(studio.pool, () =>
      studio.payload.update({ collection: 'partners', id: partner.id, data: { minimumWithdrawal: 10_000, ...published } }),
    );
    const { rows } = await studio.pool.query(
      `select offer #> '{attributes,minimumWithdrawal}' as least from delivery.offer_versions where source = $1 order by id`,
      [`offers:${id}`],
    );
    expect(rows.map(({ least }) => least)).toEqual([null, 10_000]);
    expect(changes.flat()).toContain('offer-versions');
  });

  it('are lost together with an edit that fails', async () => {
    const { id } = await create(30);
    await studio.pool.query(`create or replace function public.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no space left'; end $$`);
    await studio.pool.query('create trigger refuse before insert on delivery.changes for each row execute function public.refuse()');
    await expect(update(id, { rollover: 45 })).rejects.toThrow(/delivery\.record_change/);
    await studio.pool.query('drop trigger refuse on delivery.changes');
    expect(await versionsOf(id)).toHaveLength(1);
  });
});
