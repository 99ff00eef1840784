// Requirements: 13.7.
import { addDays } from '@lupa/domain/schedule.ts';
import { expect, it } from 'vitest';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();

const proof = { source: 'https://www.bcn.example/ley', verifiedOn: '2026-11-16T12:00:00.000Z' };
const today = new Date().toISOString().slice(0, 10);
const past = `${addDays(today, -10)}T03:00:00.000Z`;
const future = `${addDays(today, 10)}T03:00:00.000Z`;
type Status = 'unregulated' | 'licensedList' | 'prohibited';
const save = (...periods: { status: Status; since: string; note?: string }[]) =>
  studio.payload.updateGlobal({ slug: 'legal-status', data: { periods: periods.map((period) => ({ ...proof, ...period })) } });
const published = async () => (await readDocuments(studio.pool, 'legal-status:1'))[0]?.body;

it('publishes all periods, and tells the feed once', async () => {
  const changes = await collectChanges(studio.pool, () =>
    save({ status: 'licensedList', since: past, note: 'Ley 99.999' }, { status: 'prohibited', since: future }),
  );
  expect(changes).toEqual([['legal-status']]);
  expect(await published()).toEqual({
    periods: [
      { status: 'licensedList', since: past, source: proof.source, verifiedOn: '2026-11-16' },
      { status: 'prohibited', since: future, source: proof.source, verifiedOn: '2026-11-16' },
    ],
  });
});

it('keeps what has begun, and lets go what is planned', async () => {
  await expect(save({ status: 'prohibited', since: future })).rejects.toThrow('«Solo con licencia» rige desde el');
  await expect(save({ status: 'unregulated', since: past })).rejects.toThrow('queda como historial');
  await save({ status: 'licensedList', since: past, note: 'Otra nota' });
  expect(await published()).toMatchObject({ periods: [{ status: 'licensedList' }] });
});

it('refuses two periods that begin at once', async () => {
  await expect(save({ status: 'licensedList', since: past }, { status: 'prohibited', since: past })).rejects.toThrow('Situaciones');
});

it('lets nobody but administrators change it', async () => {
  for (const role of ['editor', 'affiliateManager', 'author'] as const) {
    const email = `${role}@lupa.example`;
    const user = await studio.payload.create({ collection: 'users', data: { email, name: role, password: 'una-clave-larga-1', role } });
    const update = studio.payload.updateGlobal({
      slug: 'legal-status',
      data: { periods: [] },
      user: { ...user, collection: 'users' },
      overrideAccess: false,
    });
    await expect(update).rejects.toThrow('permi');
  }
});

it('publishes the licences of a casino with it, and refuses one that ends before it begins', async () => {
  const licence = {
    number: 'CL-14',
    from: '2027-03-01T12:00:00.000Z',
    until: '2032-02-29T12:00:00.000Z',
    source: 'https://registro.example/14',
  };
  const partner = await studio.payload.create({ collection: 'partners', data: { ...samplePartner('casino-legal'), licences: [licence] } });
  await studio.payload.create({ collection: 'offers', data: sampleOffer(partner.id, 'bienvenida') });
  const [document] = await readDocuments(studio.pool, `partners:${partner.id}`);
  expect(document?.body).toMatchObject({
    licences: [{ number: 'CL-14', from: '2027-03-01', until: '2032-02-29', source: licence.source }],
  });
  const wrong = { ...licence, until: '2027-02-01T12:00:00.000Z' };
  await expect(studio.payload.update({ collection: 'partners', id: partner.id, data: { licences: [wrong] } })).rejects.toThrow('Hasta');
});
