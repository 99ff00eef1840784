import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../payload-types.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { published, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { loadOfferHistory, filterHistory, type HistoryEntry } from './loadOfferHistory.ts';
import { termNames } from './offerTerms.ts';

const studio = await testStudio();
const manager = await studio.payload.create({
  collection: 'users',
  data: { email: 'carla@example.com', password: 'una clave larga', name: 'Carla Soto', role: 'affiliateManager' },
});
const { id: partner } = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-historia') });

const asManager = () => ({ collection: 'offers', user: manager, overrideAccess: false }) as const;

async function createOffer(proxy: string, extra: Partial<Offer> = {}): Promise<number> {
  const { id } = await studio.payload.create({
    ...asManager(),
    data: { ...sampleOffer(partner, proxy), titlePreview: 'Bono de bienvenida', ...extra },
  });
  return id;
}
const publish = (id: number, data: Partial<Offer>) => studio.payload.update({ ...asManager(), id, data: { ...data, ...published } });
const saveDraft = (id: number, data: Partial<Offer>, autosave: boolean) =>
  studio.payload.update({ ...asManager(), id, data, draft: true, autosave });
const unpublish = (id: number) => studio.payload.update({ ...asManager(), id, data: { _status: 'draft' }, unpublishAllLocales: true });

async function readHistory(id: number): Promise<HistoryEntry[]> {
  return loadOfferHistory(await createLocalReq({ user: manager }, studio.payload), id);
}
const changesOf = ({ changes }: HistoryEntry) => changes.map(({ label, before, after }) => [label, before, after]);

describe('the history of an offer', () => {
  it('tells each published change field by field, newest first, and who made it', async () => {
    const id = await createOffer('cambios', { amount1: 300000, rollover: 35, expiration: '2099-03-31T12:00:00.000Z' });
    await publish(id, { amount1: 250000, rollover: 40.5 });
    await publish(id, { amount1: 100, currency1: ['USD'], expiration: null });
    const [latest, second, first, ...none] = await readHistory(id);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ kind: 'first', by: 'Carla Soto' });
    expect(first && changesOf(first)).toContainEqual(['Monto', null, '$300.000']);
    expect(first && changesOf(first)).toContainEqual(['Casino', null, 'casino-historia']);
    expect(second && changesOf(second)).toEqual([
      ['Monto', '$300.000', '$250.000'],
      ['Rollover', '35x', '40,5x'],
    ]);
    expect(latest && changesOf(latest)).toEqual([
      ['Monto', '$250.000', expect.stringMatching(/^US\$\s?100$/)],
      ['Moneda', 'CLP', 'USD'],
      ['Vence', '31 de marzo de 2099', null],
    ]);
    expect(Date.parse(latest?.at ?? '')).toBeGreaterThan(Date.parse(second?.at ?? ''));
  });

  it('leaves out drafts, autosaved or not, and publications that changed nothing', async () => {
    const id = await createOffer('borradores', { rollover: 35 });
    await publish(id, {});
    await saveDraft(id, { rollover: 99 }, true);
    await saveDraft(id, { rollover: 98 }, true);
    await saveDraft(id, { rollover: 97 }, false);
    expect(await readHistory(id)).toHaveLength(1);
    await publish(id, { rollover: 30 });
    const [latest] = await readHistory(id);
    expect(latest && changesOf(latest)).toEqual([['Rollover', '35x', '30x']]);
  });

  it('is empty before the first publication', async () => {
    const { _status, ...draft } = sampleOffer(partner, 'nunca');
    const { id } = await studio.payload.create({ ...asManager(), draft: true, data: draft });
    await saveDraft(id, { rollover: 20 }, true);
    await unpublish(id);
    expect(await readHistory(id)).toEqual([]);
  });

  it('keeps what was published before it was taken from the site and brought back', async () => {
    const id = await createOffer('ida-y-vuelta', { rollover: 35 });
    await unpublish(id);
    expect(await readDocuments(studio.pool, `offers:${id}`)).toEqual([]);
    await saveDraft(id, { rollover: 25 }, true);
    await publish(id, { rollover: 20 });
    const history = await readHistory(id);
    expect(history.map(({ kind }) => kind)).toEqual(['restored', 'withdrawn', 'first']);
    expect(history[0] && changesOf(history[0])).toEqual([['Rollover', '35x', '20x']]);
    expect(history[1]).toMatchObject({ by: 'Carla Soto', changes: [] });
  });

  it('keeps a pending draft when the published terms are withdrawn', async () => {
    const id = await createOffer('pendiente', { rollover: 35 });
    await saveDraft(id, { rollover: 50 }, true);
    await unpublish(id);
    const { docs } = await studio.payload.findVersions({ collection: 'offers', where: { parent: { equals: id } } });
    expect(docs.map(({ version }) => version.rollover)).toContain(50);
    expect((await readHistory(id)).map(({ kind }) => kind)).toEqual(['withdrawn', 'first']);
  });

  it('tells what was planned for a date, by whoever planned it', async () => {
    const id = await createOffer('planeada', { rollover: 35 });
    await saveDraft(id, { rollover: 10 }, false);
    const runPlanned = async (type: string) => {
      const input = { type, doc: { relationTo: 'offers', value: String(id) }, user: { relationTo: 'users', value: manager.id } };
      await studio.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date(Date.now() - 1000) });
      await studio.payload.jobs.run({ overrideAccess: true });
    };
    await runPlanned('publish');
    await runPlanned('unpublish');
    const [withdrawn, changed] = await readHistory(id);
    expect(withdrawn).toMatchObject({ kind: 'withdrawn', by: 'Carla Soto' });
    expect(changed && changesOf(changed)).toEqual([['Rollover', '35x', '10x']]);
  });

  it('dates a version that was brought back to when it was brought back', async () => {
    const id = await createOffer('restaurada', { rollover: 35 });
    await publish(id, { rollover: 30 });
    const { docs } = await studio.payload.findVersions({ collection: 'offers', where: { parent: { equals: id } }, sort: 'updatedAt' });
    await studio.payload.restoreVersion({ ...asManager(), id: String(docs[0]?.id) });
    const [latest, ...earlier] = await readHistory(id);
    expect(latest && changesOf(latest)).toEqual([['Rollover', '30x', '35x']]);
    expect(earlier).toHaveLength(2);
  });

  it('can be read for one field', async () => {
    const id = await createOffer('un-campo', { rollover: 35, amount1: 1000 });
    await publish(id, { amount1: 2000 });
    await publish(id, { rollover: 30 });
    const history = await readHistory(id);
    expect(filterHistory(history, 'rollover').map(changesOf)).toEqual([[['Rollover', '35x', '30x']], [['Rollover', null, '35x']]]);
    expect(filterHistory(history, 'ninguno')).toEqual(history);
  });

  it('knows every field that editors fill in', () => {
    const fields = studio.payload.collections.offers.config.flattenedFields
      .filter((field) => !('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden))
      .flatMap((field) =>
        field.type === 'group' && 'flattenedFields' in field
          ? field.flattenedFields.map(({ name }) => `${field.name}.${name}`)
          : [field.name],
      );
    const besideTerms = ['updatedAt', 'createdAt', '_status', 'versionNote', 'externalId'];
    expect(new Set(fields.filter((name) => !besideTerms.includes(name)))).toEqual(new Set(termNames));
  });
});
