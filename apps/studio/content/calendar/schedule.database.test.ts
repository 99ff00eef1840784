import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { sampleOffer, createPageOf, samplePage, samplePartner } from '../../testing/samples.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { failedJobs } from '../../core/jobs/failedJobs.ts';
import type { Schedule } from './scheduleEndpoints.ts';
import { buildCalendar } from './buildCalendar.ts';
import { loadCalendarFacts } from './loadCalendar.ts';

type Answer = { status: number; message: string; planned: Schedule['planned'] };

const server = await startMailServer();
afterAll(() => server.close());
const studio = await testStudio({ mail: server.settings });
const reqOf = () => ({ payload: studio.payload, context: {}, query: {} }) as never;
const elena = await logIn(studio, 'editor');
const manager = await logIn(studio, 'affiliateManager');

async function call(path: string, init: Parameters<typeof callStudio>[2]): Promise<Answer> {
  const response = await callStudio(studio, path, init);
  const body = (await response.json()) as { errors?: { message: string }[]; planned?: Answer['planned'] };
  return { status: response.status, message: (body.errors ?? []).map(({ message }) => message).join(' '), planned: body.planned ?? [] };
}
const plan = (body: object, own = elena) => call('schedule', json({ collection: 'pages', does: 'publish', ...body }, own));
const planned = async (id: number, collection = 'pages') =>
  (await call(`schedule?collection=${collection}&id=${id}`, { headers: elena })).planned;

const march = { from: '2099-03-01', to: '2099-03-31' };
let count = 0;
const createPage = (data: object = {}) => createPageOf(studio, ++count, data);
const soon = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000);

describe('a publication', () => {
  it('is planned for a moment as it is typed, moved, and taken back', async () => {
    const { id } = await createPage();
    const at = soon();
    expect(await plan({ id, does: 'unpublish', at: formatTypedMoment(at) })).toMatchObject({
      status: 200,
      planned: [{ at: at.toISOString(), does: 'unpublish', locale: null, id, collection: 'pages' }],
    });
    await plan({ id, locale: 'en', at: at.toISOString() });
    const [first, second] = await planned(id);
    expect(second).toMatchObject({ does: 'publish', locale: 'en' });
    const later = new Date(at.getTime() + 60_000);
    const moved = await call(`schedule/${first?.job}`, json({ at: formatTypedMoment(later) }, elena, 'PATCH'));
    expect(moved.status).toBe(200);
    expect((await planned(id)).map((one) => one.at)).toEqual([at.toISOString(), later.toISOString()]);
    expect((await call(`schedule/${first?.job}`, { method: 'DELETE', headers: elena })).status).toBe(200);
    expect((await planned(id)).map(({ does }) => does)).toEqual(['publish']);
    expect((await call(`schedule/${first?.job}`, { method: 'DELETE', headers: elena })).status).toBe(404);
  });

  it.each([
    ['24-12-2026', 'Falta la hora. Escríbela así: 24-12-2026 09:00.'],
    ['mañana', 'No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.'],
    ['22-11-2020 08:22', 'Esa fecha ya pasó. Elige una que venga, o publica ahora.'],
    ['31-02-2027 08:22', 'El 31-02-2027 no existe. Revisa el día y el mes.'],
  ])('on %j is refused with a sentence, and nothing is planned', async (at, message) => {
    const { id } = await createPage();
    expect(await plan({ id, at })).toMatchObject({ status: 400, message });
    expect(await planned(id)).toEqual([]);
  });

  it('is planned by those who may publish, of what is there and has drafts', async () => {
    const { id } = await createPage();
    const at = formatTypedMoment(soon());
    expect(await plan({ id, at }, manager)).toMatchObject({ status: 403, message: expect.stringContaining('No puedes publicar esto') });
    expect((await plan({ id, at }, {})).status).toBe(401);
    expect((await plan({ id: 999_999, at })).status).toBe(404);
    for (const collection of ['microcopy', '__proto__', 'users']) expect((await plan({ id: 1, at, collection })).status).toBe(400);
    expect((await plan({ at })).status).toBe(400);
    await plan({ id, at });
    const [job] = await planned(id);
    expect((await call(`schedule/${job?.job}`, { method: 'DELETE', headers: manager })).status).toBe(403);
    expect(await planned(id)).toHaveLength(1);
  });

  it('that would fail now is planned, and says what has to be corrected before', async () => {
    const { _status, title, ...draft } = samplePage('Sin título', '/sin-titulo/');
    const { id } = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
    const { planned } = await plan({ id, at: formatTypedMoment(soon()) });
    expect(planned).toMatchObject([{ obstacle: expect.stringContaining('Título') }]);
    const { _status: status } = await studio.payload.findByID({ collection: 'pages', id, draft: true });
    expect(status).toBe('draft');
    await studio.payload.update({ collection: 'pages', id, draft: true, data: { title } });
    expect((await call(`schedule?collection=pages&id=${id}`, { headers: elena })).planned).toMatchObject([{ obstacle: null }]);
    expect(await readDocuments(studio.pool, `pages:${id}`)).toEqual([]);
  });

  it('is judged by the day on which it is to happen', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-de-temporada') });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const data = { ...sampleOffer(partner.id, 'temporada'), expiration: tomorrow };
    const { id } = await studio.payload.create({ collection: 'offers', draft: true, data: { ...data, _status: 'draft' } });
    const onDay = async (days: number) => {
      const at = formatTypedMoment(new Date(Date.now() + days * 86_400_000));
      return (await plan({ collection: 'offers', id, at }, manager)).planned.at(-1)?.obstacle;
    };
    expect(await onDay(1)).toBeNull();
    expect(await onDay(3)).toContain('Vence');
  });

  it('is judged by the rights of whoever planned it, whoever looks', async () => {
    const { id } = await createPage();
    await plan({ id, does: 'unpublish', at: formatTypedMoment(soon()) });
    expect((await call(`schedule?collection=pages&id=${id}`, { headers: manager })).planned).toMatchObject([{ obstacle: null }]);
  });

  it('that failed says why, in the form, the calendar, on the first page and in a mail, and is tried again', async () => {
    const { _status, title, ...draft } = samplePage('Fallida', '/fallida/');
    const { id } = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
    await plan({ id, at: formatTypedMoment(soon()) });
    await studio.pool.query("update studio.payload_jobs set wait_until = now() - interval '1 minute' where completed_at is null");
    await studio.payload.jobs.run({ overrideAccess: true });
    const failed = async () =>
      ((await (await callStudio(studio, `schedule?collection=pages&id=${id}`, { headers: elena })).json()) as Schedule).failed;
    const [job] = await failed();
    expect(job).toMatchObject({ does: 'publish', reason: expect.stringContaining('Título') });
    const facts = await loadCalendarFacts(reqOf(), march);
    expect(facts.planned.filter((one) => one.id === id)).toMatchObject([{ reason: job?.reason }]);
    const { rows } = await failedJobs.load({ req: reqOf(), now: new Date() }, { offset: 0, limit: 10 });
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'No se publicó', detail: job?.reason }));
    const mail = server.mails.find(({ text }) => text.includes('Título: Este campo es obligatorio.'));
    expect(mail).toMatchObject({ to: ['editor@example.com'], subject: 'No se publicó: Fallida' });

    expect(await call(`schedule/${job?.job}/retry`, { method: 'POST', headers: elena })).toMatchObject({
      status: 400,
      message: job?.reason,
    });
    expect((await call(`schedule/${job?.job}/retry`, { method: 'POST', headers: manager })).status).toBe(403);
    await studio.payload.update({ collection: 'pages', id, draft: true, data: { title } });
    expect((await call(`schedule/${job?.job}/retry`, { method: 'POST', headers: elena })).status).toBe(200);
    expect(await failed()).toEqual([]);
    expect(await readDocuments(studio.pool, `pages:${id}`)).toHaveLength(1);
  });

  it('is forgotten with its document', async () => {
    const { id } = await createPage({ _status: 'draft' });
    await plan({ id, at: formatTypedMoment(soon()) });
    await studio.payload.delete({ collection: 'pages', id });
    expect(await planned(id)).toEqual([]);
  });
});

it('what changes by itself is found in the documents', async () => {
  const partner = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-uno') });
  await studio.payload.create({
    collection: 'offers',
    data: { ...sampleOffer(partner.id, 'bono'), expiration: '2099-03-31T12:00:00.000Z' },
  });
  const draft = { ...sampleOffer(partner.id, 'borrador'), expiration: '2099-03-30T12:00:00.000Z', _status: 'draft' as const };
  await studio.payload.create({ collection: 'offers', data: draft });
  const entries = [{ partner: partner.id, startsAt: '2099-03-01T03:00:00.000Z', endsAt: '2099-03-15T12:00:00.000Z' }];
  await studio.payload.create({
    collection: 'toplists',
    data: { name: 'Marzo', identifier: 'marzo', criteria: 'Lo que pagan', entries, _status: 'published' },
  });
  const record = { kind: 'support', partner: partner.id, day: '2026-03-20T12:00:00.000Z', timeToLive: 365, _status: 'published' } as const;
  await studio.payload.create({
    collection: 'records',
    data: { ...record, source: 'https://a.example/', support: { channel: 'Chat', answeredAfterMinutes: 3 } },
  });
  // No form takes a record of a day that is still to come.
  await studio.pool.query("update studio.records set day = '2098-03-20T12:00:00Z'");
  const page = await createPage();
  await studio.payload.update({ collection: 'pages', id: page.id, data: { deletedAt: '2099-02-10T12:00:00.000Z' } });
  const other = await createPage();
  await plan({ id: other.id, does: 'unpublish', at: '10-03-2099 08:22' });

  const early = await loadCalendarFacts(reqOf(), { from: '2098-03-01', to: '2098-03-31' });
  expect([early.offers, early.records]).toEqual([[], []]);
  const facts = await loadCalendarFacts(reqOf(), march);
  const shown = buildCalendar(facts, march).map(({ day, time, title, says }) => `${day} ${time} ${title}. ${says}`);
  expect(shown).toEqual([
    '2099-03-01 00:00 Marzo. casino-uno entra en el puesto 1.',
    '2099-03-10 08:22 Página ' + String(count) + '. Se retira del sitio en todos los idiomas.',
    '2099-03-12 09:00 Página ' + String(count - 1) + '. Se borra de la papelera para siempre.',
    '2099-03-15 09:00 Marzo. casino-uno sale del puesto 1.',
    '2099-03-20 24:00 Atención de casino-uno. Deja de contar para la nota: queda por verificar.',
    '2099-03-31 24:00 100 % hasta $300.000. Vence la oferta de casino-uno.',
  ]);
});
