import { readMoment } from '@lupa/contracts/momentToken.server.ts';
import { momentAnswerSchema } from '@lupa/contracts/previewAnswer.ts';
import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { createPageOf, sampleOffer, samplePage, samplePartner, sampleToplist } from '../../testing/samples.ts';
import { testPreviewSecret } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import type { Schedule } from './scheduleEndpoints.ts';

const studio = await testStudio();
const { payload, pool } = studio;
const admin = await logIn(studio, 'administrator');
const elena = await logIn(studio, 'editor');

let count = 0;
const createPage = (data: object = {}) => createPageOf(studio, ++count, data);
const draftOf = (id: number, title: string, locale: 'es_CL' | 'en' = 'es_CL') =>
  payload.update({ collection: 'pages', id, locale, draft: true, data: { title } });
const titleOnSite = async (id: number, locale = 'es_CL') =>
  (await readDocuments(pool, `pages:${id}`)).find((document) => document.locale === locale)?.body['title'];
const createText = (value: string) => payload.create({ collection: 'microcopy', data: { key: `texto_${++count}`, value } });
const textOf = async (id: number) => (await payload.findByID({ collection: 'microcopy', id })).value;

async function send(path: string, body: object, headers: Record<string, string>, method = 'PATCH') {
  const response = await callStudio(studio, path, json(body, headers, method));
  const { doc, errors = [] } = (await response.json()) as { doc?: { id: number }; errors?: { message: string }[] };
  return { status: response.status, id: doc?.id ?? 0, message: errors.map(({ message }) => message).join(' ') };
}
const createRelease = async (data: object) => {
  const created = await send('releases?draft=true', { name: `Lanzamiento ${++count}`, ...data }, admin, 'POST');
  expect(created).toMatchObject({ status: 201 });
  return created.id;
};
const publish = (id: number, headers = admin) => send(`releases/${id}`, { _status: 'published' }, headers);
const undo = (id: number, headers = admin) => send(`releases/${id}`, { _status: 'draft' }, headers);
const page = (id: number) => ({ relationTo: 'pages', value: id });

describe('a release', () => {
  it('goes out at once: a new casino, its offer, a list that names both, a page, a text and the legal status', async () => {
    const partner = await payload.create({
      collection: 'partners',
      draft: true,
      data: { ...samplePartner('casino-del-conjunto'), _status: 'draft' },
    });
    const offer = await payload.create({
      collection: 'offers',
      draft: true,
      data: { ...sampleOffer(partner.id, 'conjunto'), _status: 'draft' },
    });
    const list = await payload.create({
      collection: 'toplists',
      draft: true,
      data: { ...sampleToplist('conjunto', { partner: partner.id, offer: offer.id }), _status: 'draft' },
    });
    const { id } = await createPage();
    await draftOf(id, 'Con el casino nuevo');
    const text = await createText('Antes');
    const release = await createRelease({
      // The list first: it can only go out after the casino.
      items: [
        { relationTo: 'toplists', value: list.id },
        { relationTo: 'offers', value: offer.id },
        { relationTo: 'partners', value: partner.id },
        page(id),
      ],
      wordings: [{ text: text.id, language: 'es_CL', value: 'Después' }],
      legal: [{ status: 'licensedList', source: 'https://www.bcn.cl/ley', verifiedOn: '2026-11-02T12:00:00.000Z' }],
    });
    expect(await titleOnSite(id)).not.toBe('Con el casino nuevo');

    expect(await publish(release)).toMatchObject({ status: 200, message: '' });
    expect([await titleOnSite(id), await textOf(text.id)]).toEqual(['Con el casino nuevo', 'Después']);
    for (const source of [`partners:${partner.id}`, `offers:${offer.id}`, `toplists:${list.id}`])
      expect(await readDocuments(pool, source), source).not.toEqual([]);
    const periods = async () => (await payload.findGlobal({ slug: 'legal-status' })).periods?.map(({ status }) => status);
    expect(await periods()).toEqual(['licensedList']);
    expect((await publish(release)).message).toContain('Ya salió');

    expect(await undo(release)).toMatchObject({ status: 200, message: '' });
    expect([await titleOnSite(id), await textOf(text.id)]).toEqual([expect.stringMatching(/^Página/), 'Antes']);
    for (const source of [`offers:${offer.id}`, `toplists:${list.id}`]) expect(await readDocuments(pool, source), source).toEqual([]);
    expect(await periods()).toEqual(['licensedList', 'unregulated']);
    expect(await publish(release)).toMatchObject({ status: 200, message: '' });
  });

  it('of which one part is refused does nothing, and names every part that is', async () => {
    const good = await createPage();
    await draftOf(good.id, 'No debe salir');
    const incomplete = samplePage('Sin título', '/conjunto-sin-titulo/', { title: null, _status: 'draft' });
    const bad = await payload.create({ collection: 'pages', draft: true, data: incomplete });
    const text = await createText('Antes');
    const release = await createRelease({
      items: [page(good.id), page(bad.id)],
      wordings: [{ text: text.id, language: 'es_CL', value: 'Después' }],
    });
    const { status, message } = await publish(release);
    expect([status, message]).toEqual([400, expect.stringMatching(/^«Sin título»: .*Título: Este campo es obligatorio/)]);
    expect([await titleOnSite(good.id), await textOf(text.id)]).toEqual([expect.stringMatching(/^Página/), 'Antes']);
    expect((await payload.findByID({ collection: 'releases', id: release, draft: true }))._status).toBe('draft');
    expect((await publish(await createRelease({}))).message).toContain('No hay nada que publicar');
  });

  it('keeps each language as it was published, when it is undone', async () => {
    const { id } = await createPage();
    const english = samplePage('Later', '/en/later/', { _status: 'draft' });
    await payload.update({ collection: 'pages', id, locale: 'en', draft: true, data: english });
    await draftOf(id, 'Nuevo');
    const release = await createRelease({ items: [page(id)] });
    expect(await publish(release)).toMatchObject({ status: 200, message: '' });
    expect([await titleOnSite(id), await titleOnSite(id, 'en')]).toEqual(['Nuevo', 'Later']);
    expect(await undo(release)).toMatchObject({ status: 200, message: '' });
    expect([await titleOnSite(id), await titleOnSite(id, 'en')]).toEqual([expect.stringMatching(/^Página/), undefined]);
  });

  it('is not undone over what was published after it', async () => {
    const { id } = await createPage();
    await draftOf(id, 'Del conjunto');
    const other = await createPage();
    await draftOf(other.id, 'Del conjunto también');
    const release = await createRelease({ items: [page(id), page(other.id)] });
    await publish(release);
    await payload.update({ collection: 'pages', id, data: { title: 'De después', _status: 'published' } });
    const { status, message } = await undo(release);
    expect([status, message]).toEqual([400, expect.stringContaining('Se publicó otra cosa después')]);
    expect([await titleOnSite(id), await titleOnSite(other.id)]).toEqual(['De después', 'Del conjunto también']);
    // As the refusal says: without it in the form, the others are taken back.
    await send(`releases/${release}?draft=true`, { items: [page(other.id)], _status: 'draft' }, admin);
    expect(await undo(release)).toMatchObject({ status: 200, message: '' });
    expect([await titleOnSite(id), await titleOnSite(other.id)]).toEqual(['De después', expect.stringMatching(/^Página/)]);
  });

  it('does not take back a legal status that somebody has changed since', async () => {
    const fact = { source: 'https://www.bcn.cl/ley', verifiedOn: '2026-11-02T12:00:00.000Z' };
    const release = await createRelease({ legal: [{ status: 'prohibited', ...fact }] });
    expect(await publish(release)).toMatchObject({ status: 200, message: '' });
    const { periods = [] } = await payload.findGlobal({ slug: 'legal-status', depth: 0 });
    const later = { status: 'licensedList' as const, since: new Date().toISOString(), ...fact };
    await payload.updateGlobal({ slug: 'legal-status', data: { periods: [...(periods ?? []), later] } });
    expect(await undo(release)).toMatchObject({ status: 400, message: expect.stringContaining('Alguien la cambió después') });
    const { periods: now } = await payload.findGlobal({ slug: 'legal-status', depth: 0 });
    expect(now?.at(-1)?.status).toBe('licensedList');
  });

  it('stays out while its form is only edited', async () => {
    const { id } = await createPage();
    await draftOf(id, 'Fuera');
    const release = await createRelease({ items: [page(id)] });
    await publish(release);
    expect(await send(`releases/${release}?draft=true&autosave=true`, { name: 'Otro nombre', _status: 'draft' }, admin)).toMatchObject({
      status: 200,
    });
    expect(await titleOnSite(id)).toBe('Fuera');
    expect(await undo(release)).toMatchObject({ status: 200, message: '' });
    expect(await titleOnSite(id)).not.toBe('Fuera');
  });

  it('is carried out with the rights of whoever publishes it', async () => {
    const release = await createRelease({
      legal: [{ status: 'prohibited', source: 'https://www.bcn.cl/ley', verifiedOn: '2026-11-02T12:00:00.000Z' }],
    });
    expect(await publish(release, elena)).toMatchObject({ status: 400, message: expect.stringContaining('Tu rol no puede') });
    expect((await publish(release, await logIn(studio, 'author'))).status).toBe(403);
  });

  it('is planned as a page is: judged before, in its form, and carried out', async () => {
    const { id } = await createPage();
    await draftOf(id, 'A su hora');
    const release = await createRelease({ items: [page(id)] });
    const at = formatTypedMoment(new Date(Date.now() + 3_600_000));
    const planned = await callStudio(studio, 'schedule', json({ collection: 'releases', id: release, does: 'publish', at }, admin));
    expect(((await planned.json()) as Schedule).planned).toMatchObject([{ obstacle: null }]);
    expect(await titleOnSite(id)).not.toBe('A su hora');
    await pool.query("update studio.payload_jobs set wait_until = now() - interval '1 minute' where completed_at is null");
    await payload.jobs.run({ overrideAccess: true });
    expect(await titleOnSite(id)).toBe('A su hora');
  });

  it('is seen before on the site at that moment, with its texts and the legal status', async () => {
    const { id } = await createPage();
    await draftOf(id, 'Se ve antes');
    const text = await createText('Antes');
    const release = await createRelease({
      items: [page(id)],
      wordings: [{ text: text.id, language: 'es_CL', value: 'Después' }],
      legal: [{ status: 'prohibited', source: 'https://www.bcn.cl/ley', verifiedOn: '2026-11-02T12:00:00.000Z' }],
    });
    const typed = encodeURIComponent(formatTypedMoment(new Date(Date.now() + 60_000)));
    const opened = await callStudio(studio, `preview/fecha?en=${typed}&borrador=r${release}&ruta=/`, { headers: admin });
    const token = new URL(opened.headers.get('location') ?? '').searchParams.get('token') ?? '';
    expect(readMoment(token, Date.now(), testPreviewSecret)).toMatchObject({ kind: 'valid', moment: { draft: { release } } });
    const answer = await callStudio(studio, `preview/moment?token=${encodeURIComponent(token)}`);
    const { id: moment } = momentAnswerSchema.parse(await answer.json());
    const { rows } = await pool.query<{ kind: string; body: { title?: string; value?: string; periods?: { status: string }[] } }>(
      'select kind, body from delivery.documents_at($1)',
      [moment],
    );
    const bodies = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.body] : []));
    expect(bodies('page').map(({ title }) => title)).toContain('Se ve antes');
    expect(bodies('microcopy').map(({ value }) => value)).toContain('Después');
    expect(bodies('legalStatus')[0]?.periods?.at(-1)?.status).toBe('prohibited');
    expect(await titleOnSite(id)).not.toBe('Se ve antes');
  });
});
