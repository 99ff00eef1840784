// Requirements: 10.13, 10.26.
import { loadScores } from './loadScores.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { published, refusal, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { VerdictCell, VerdictField } from './VerdictField.tsx';

const partners = new Map<string, number>();

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const noon = (day: string) => `${day}T12:00:00.000Z`;
const band = (upTo: number | null, floor: number, ceiling: number) => ({ upTo, floor, ceiling });
const payments = {
  key: 'payments',
  name: 'Pagos',
  weight: 60,
  measure: 'worstWithdrawal' as const,
  bands: [band(24, 8.2, 9.6), band(72, 7.2, 8.2), band(null, 0, 7.2)],
};
const trust = { key: 'trust', name: 'Confianza', weight: 40, measure: 'failedChecks' as const, bands: [band(0, 9, 10), band(null, 0, 9)] };
const version = (number: number, criteria: object[] = [payments, trust], day = '2026-03-01') => ({
  version: number,
  day: noon(day),
  reason: 'Así se calcula.',
  scale: 'middle' as const,
  criteria: criteria as (typeof payments)[],
  ...published,
});

const studio = await testStudio();
const { payload } = studio;
const { id: method } = await payload.create({ collection: 'payment-methods', data: { name: 'Khipu', internalName: 'khipu' } });
const idOf = (slug: string) => partners.get(slug) ?? 0;
const licenceOf = (partner: number) => ({
  kind: 'licence' as const,
  partner,
  day: noon(yesterday),
  timeToLive: 365,
  checks: [{ name: 'Figura en el registro', holds: 'yes' as const }],
  ...published,
});
const withdrawal = (partner: number, hours: number) => ({
  kind: 'withdrawal' as const,
  partner,
  day: noon(yesterday),
  timeToLive: 365,
  transfer: {
    method,
    amount: 20_000,
    askedAt: '2026-10-17T12:00:00.000Z',
    receivedAt: new Date(Date.parse('2026-10-17T12:00:00.000Z') + hours * 3_600_000).toISOString(),
  },
  ...published,
});
for (const slug of ['rapido', 'lento']) {
  const { id } = await payload.create({ collection: 'partners', data: samplePartner(slug) });
  partners.set(slug, id);
  await payload.create({ collection: 'records', data: licenceOf(id) });
}
await payload.create({ collection: 'rating-methods', data: version(1) });
await payload.create({ collection: 'records', data: withdrawal(idOf('rapido'), 5) });
await payload.create({ collection: 'records', data: withdrawal(idOf('lento'), 60) });

const scores = () => loadScores(studio.payload.db.pool, ['rapido', 'lento'], new Date());

describe('a rating', () => {
  it('is computed from the published records, and follows them', async () => {
    expect((await scores()).get('rapido')).toMatchObject({ version: 1, total: 0.6 * 8.9 + 0.4 * 9.5 });
    const { id } = await studio.payload.create({ collection: 'records', data: withdrawal(idOf('rapido'), 30) });
    expect((await scores()).get('rapido')?.parts[0]).toMatchObject({ score: 7.7 });
    const correction = { day: noon('2026-11-02'), was: '30 horas', reason: 'Era de otro casino.' };
    await studio.payload.update({ collection: 'records', id, data: { isWithdrawn: true, corrections: [correction], ...published } });
    expect((await scores()).get('rapido')?.parts[0]).toMatchObject({ score: 8.9 });
  });

  it('comes to the verdict that the site tells, in its words, on the form of a casino and in the list of them', async () => {
    const tell = async () => {
      const shown = { payload: studio.payload, data: { slug: 'lento' }, rowData: { slug: 'lento' } };
      const field = await VerdictField(shown as unknown as Parameters<typeof VerdictField>[0]);
      const cell = await VerdictCell(shown as unknown as Parameters<typeof VerdictCell>[0]);
      return [field, cell].map((element) => renderToStaticMarkup(element));
    };
    for (const html of await tell())
      for (const text of ['Lo recomendamos', 'Peor retiro medido: 60\u00a0h', 'Así desde el ']) expect(html).toContain(text);
    const shut = { state: 'closed' as const, stateSince: noon('2026-05-15') };
    await studio.payload.update({ collection: 'partners', id: idOf('lento'), data: { ...shut, ...published } });
    for (const html of await tell())
      for (const text of ['Cerrado a jugadores nuevos', 'Así desde el 15 may 2026']) expect(html).toContain(text);
    await studio.payload.update({ collection: 'partners', id: idOf('lento'), data: { state: 'open', ...published } });
  });

  it('is moved by a reviewer within its band, and refused outside, with the reason', async () => {
    const move = (score: number) => ({ criterion: 'payments', score, reason: 'Avisa cada paso.', day: noon('2026-10-21') });
    const update = (score: number) =>
      studio.payload.update({ collection: 'partners', id: idOf('lento'), data: { scoreMoves: [move(score)], ...published } });
    expect(await refusal(update(9.5))).toBe('Pagos: los hechos dan de 7,2 a 8,2 (peor retiro medido: 60 h) y pusiste 9,5.');
    await update(8.1);
    expect((await scores()).get('lento')?.parts[0]).toMatchObject({ score: 8.1, move: { reason: 'Avisa cada paso.' } });
  });
});

describe('a record', () => {
  const record = (changes: object) =>
    studio.payload.create({ collection: 'records', data: { ...withdrawal(idOf('rapido'), 5), ...changes } });

  it('is possible, or is not published', async () => {
    const transfer = { method, amount: 1000, askedAt: '2026-10-17T12:00:00.000Z', receivedAt: '2026-10-17T11:00:00.000Z' };
    expect(await refusal(record({ transfer }))).toBe('No llega antes de pedirlo o de aprobarlo.');
    expect(await refusal(record({ day: noon('2999-01-01') }))).toBe('Ese día todavía no llega.');
    expect(await refusal(record({ kind: 'games', games: { sampled: 20, reduced: 21 } }))).toBe('No pueden ser más que los 20 revisados.');
    expect(await refusal(record({ kind: 'licence', checks: [] }))).toBe('Falta al menos un punto revisado.');
  });

  it('that was published changes with a correction only, and stays', async () => {
    const { id } = await record({});
    const change = (data: object) => studio.payload.update({ collection: 'records', id, data: { ...data, ...published } });
    expect(await refusal(change({ timeToLive: 30 }))).toMatch('agrega una corrección');
    await change({ note: 'Sin bono.' });
    await change({ timeToLive: 30, corrections: [{ day: noon('2026-11-02'), was: '365 días', reason: 'Vale menos.' }] });
    await expect(studio.payload.delete({ collection: 'records', id })).rejects.toThrow('márcala como retirada');
  });
});

describe('a version of the method', () => {
  const create = (number: number, ...more: Parameters<typeof version> extends [number, ...infer Rest] ? Rest : never) =>
    studio.payload.create({ collection: 'rating-methods', data: version(number, ...more) });

  it('gives every casino one score, or is not published', async () => {
    expect(await refusal(create(2, [payments]))).toBe('Los pesos tienen que ser mayores que 0 y sumar 100.');
    const open = { ...payments, bands: [band(24, 8, 9)] };
    expect(await refusal(create(2, [open, trust]))).toMatch('no lleva «Hasta»');
  });

  it('that holds is not changed: a new one is made, and all ratings follow it at once', async () => {
    const { docs } = await studio.payload.find({ collection: 'rating-methods', where: { version: { equals: 1 } } });
    const [first] = docs;
    const criteria = [
      { ...payments, weight: 40 },
      { ...trust, weight: 60 },
    ];
    const change = studio.payload.update({ collection: 'rating-methods', id: first?.id ?? 0, data: { criteria, ...published } });
    expect(await refusal(change)).toBe('Esta versión ya vale: duplícala y publica la nueva.');
    const before = (await scores()).get('rapido')?.total;
    await create(2, criteria, '2026-04-01');
    expect((await scores()).get('rapido')).toMatchObject({ version: 2 });
    expect((await scores()).get('rapido')?.total).not.toBe(before);
    await expect(studio.payload.delete({ collection: 'rating-methods', id: first?.id ?? 0 })).rejects.toThrow('no se borra');
  });
});

describe('a toplist by note', () => {
  const toplist = (identifier: string, slugs: string[], extra: object = {}, orderedBy: 'rating' | 'payments' | 'editor' = 'rating') =>
    studio.payload.create({
      collection: 'toplists',
      data: { name: identifier, identifier, orderedBy, entries: slugs.map((slug) => ({ partner: idOf(slug), ...extra })), ...published },
    });

  it('is refused in another order than that of the notes, with both of them', async () => {
    expect(await refusal(toplist('al-reves', ['lento', 'rapido']))).toMatch(
      /^En esta lista el orden lo da la nota: rapido \(.*\) va antes de lento/,
    );
    expect(await refusal(toplist('al-reves', ['lento', 'rapido'], {}, 'payments'))).toMatch(/rapido \(8,9\) va antes de lento \(8,1\)/);
    await expect(toplist('derecha', ['rapido', 'lento'])).resolves.toMatchObject({ orderedBy: 'rating' });
  });

  it('has no places by date; a list of an editor’s choice has both', async () => {
    const december = { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-20T00:00:00.000Z' };
    expect(await refusal(toplist('fechas', ['rapido'], december))).toMatch('elección editorial');
    await expect(toplist('eleccion', ['lento', 'rapido'], december, 'editor')).resolves.toMatchObject({ orderedBy: 'editor' });
  });
});
