// Requirements: 10.19, 10.20.
import { errorReportExample, errorReportNumberSchema } from '@lupa/contracts/errorReport.ts';
import { createLocalReq, Forbidden, type TypedUser } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../core/access/roles.ts';
import { openReports } from './openReports.ts';
import type { ErrorReport } from '../../payload-types.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { published, refusal, samplePartner } from '../../testing/samples.ts';
import { createAccount } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { mostSuspicious, takeErrorReports } from './takeErrorReports.ts';

const people = new Map<Role, TypedUser>();
const studio = await testStudio();
for (const role of roles) people.set(role, { ...(await createAccount(studio, role, role)), collection: 'users' });

const number = errorReportNumberSchema.parse('K7QM-4X2P');
const { form, locale, path, pageTitle, fact, factLabel, message } = errorReportExample;

/** As the content service keeps it. */
const insert = (given = number, at = new Date(), isSuspicious = false) =>
  studio.pool.query(
    `insert into reports.error_reports (number, form, at, locale, path, page_title, fact, fact_label, message, is_suspicious)
     values ($1, coalesce((select gen_random_uuid() from reports.error_reports limit 1), $2), $3, $4, $5, $6, $7, $8, $9, $10)`,
    [given, form, at, locale, path, pageTitle, fact, factLabel, message, isSuspicious],
  );
const take = (now = new Date()) => takeErrorReports(studio.payload, now);
const inbox = async () => (await studio.payload.find({ collection: 'error-reports', depth: 0 })).docs;
const stored = async () => (await studio.pool.query('select * from reports.error_reports')).rows;

let report: ErrorReport;
beforeEach(async () => {
  await studio.payload.db.deleteMany({ collection: 'error-reports', where: {} });
  await studio.pool.query('truncate reports.error_reports');
  await insert();
  await take();
  const [taken] = await inbox();
  if (!taken) throw new Error('Nothing was taken.');
  report = taken;
});

const change = (data: Partial<ErrorReport>, role: Role = 'editor') =>
  studio.payload.update({
    collection: 'error-reports',
    id: report.id,
    data,
    depth: 0,
    user: people.get(role) ?? null,
    overrideAccess: false,
  });

describe('the inbox', () => {
  it('takes each report once, as it came', async () => {
    await take();
    expect(await inbox()).toMatchObject([{ number, path, pageTitle, factLabel, message, state: 'received' }]);
    expect(await stored()).toMatchObject([{ number, taken_at: expect.any(Date) }]);
  });

  it('lets nobody write in the name of a visitor, and those decide who keep facts right', async () => {
    const create = { collection: 'error-reports' as const, data: { ...report, number: 'AAAA-2222' }, overrideAccess: false };
    await expect(studio.payload.create({ ...create, user: people.get('administrator') ?? null })).rejects.toThrow(Forbidden);
    await expect(change({ state: 'reviewing' }, 'author')).rejects.toThrow(Forbidden);
    expect(await change({ state: 'reviewing', message: 'Otra cosa, mucho más larga.' }, 'affiliateManager')).toMatchObject({
      state: 'reviewing',
      message,
    });
  });

  it('forgets a report with its number once it has been kept for long enough, open ones too', async () => {
    await insert('AAAA-2222', new Date(Date.now() - 181 * 86_400_000));
    await insert('BBBB-3333', new Date(Date.now() - 179 * 86_400_000));
    await take();
    expect((await inbox()).map((each) => each.number).toSorted()).toEqual(['BBBB-3333', number]);
    expect(await stored()).toHaveLength(2);
  });

  it('takes few of those that are suspicious, marked and behind the others, and all of the others', async () => {
    for (let index = 0; index <= mostSuspicious; index++) await insert(`SSSS-${index}`, new Date(), true);
    for (const given of ['AAAA-2222', 'BBBB-3333']) await insert(given);
    await take();
    await take();
    const { docs } = await studio.payload.find({ collection: 'error-reports', depth: 0, limit: 200 });
    const [others, marked] = [docs.slice(0, 3), docs.slice(3)];
    expect(others.map((each) => each.number).toSorted()).toEqual(['AAAA-2222', 'BBBB-3333', number]);
    expect([others.some(({ isSuspicious }) => isSuspicious), marked.length]).toEqual([false, mostSuspicious]);
    expect(marked.every(({ isSuspicious }) => isSuspicious)).toBe(true);
    await studio.payload.delete({ collection: 'error-reports', where: { number: { equals: 'SSSS-0' } } });
    await take();
    expect((await studio.pool.query('select 1 from reports.error_reports where taken_at is null')).rowCount).toBe(0);
  });

  it('forgets a suspicious one that has waited for its place for two weeks', async () => {
    for (let index = 0; index < mostSuspicious; index++) await insert(`SSSS-${index}`, new Date(), true);
    await take();
    await insert('OLDE-2222', new Date(Date.now() - 15 * 86_400_000), true);
    await insert('NEWE-3333', new Date(Date.now() - 13 * 86_400_000), true);
    await take();
    const waiting = await studio.pool.query<{ number: string }>('select number from reports.error_reports where taken_at is null');
    expect(waiting.rows).toEqual([{ number: 'NEWE-3333' }]);
  });

  it('deletes what is no report at both places', async () => {
    await studio.payload.delete({ collection: 'error-reports', id: report.id });
    expect([await inbox(), await stored()]).toEqual([[], []]);
  });

  it('is on the first page of those who decide, until it is decided or somebody else has it', async () => {
    const load = async (role: Role) => {
      const req = await createLocalReq({ user: people.get(role) as TypedUser }, studio.payload);
      return openReports.load({ req, now: new Date() }, { limit: 5, offset: 0 });
    };
    await insert('SSSS-2222', new Date(), true);
    await take();
    expect(await load('editor')).toMatchObject({ total: 1, rows: [{ title: message, detail: `${pageTitle}, ${factLabel}` }] });
    await change({ assignee: Number(people.get('editor')?.id) });
    expect([(await load('editor')).total, (await load('affiliateManager')).total]).toEqual([1, 0]);
    await change({ state: 'rejected', answer: 'Lo revisamos: así es.' });
    expect((await load('editor')).total).toBe(0);
  });
});

describe('a decision', () => {
  it('that nothing changes says why, and whoever reported it reads that', async () => {
    expect(await refusal(change({ state: 'rejected' }))).toContain('Di por qué no se corrige');
    await change({ state: 'rejected', answer: ' Los términos dicen lo mismo. ' });
    expect(await stored()).toMatchObject([
      { state: 'rejected', answer: 'Los términos dicen lo mismo.', correction: null, decided_at: expect.any(Date) },
    ]);
  });

  it('that something was put right writes it into the log of corrections, in the same moment, once', async () => {
    expect(await refusal(change({ state: 'corrected' }))).toContain('Di por qué cambió');
    const { correction } = await change({ state: 'corrected', was: '$5.000', reason: 'El casino lo subió.' });
    const [document, ...others] = await readDocuments(studio.pool, `corrections:${Number(correction)}`);
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      kind: 'correction',
      body: { path, pageTitle, subject: factLabel, was: '$5.000', reason: 'El casino lo subió.' },
    });
    expect(await stored()).toMatchObject([{ state: 'corrected', correction: `correccion-${Number(correction)}` }]);
    expect(await change({ answer: 'Gracias.' })).toMatchObject({ correction });
    expect((await studio.payload.count({ collection: 'corrections' })).totalDocs).toBe(1);
  });

  it('may name a record instead, once its correction is published', async () => {
    const partner = (await studio.payload.create({ collection: 'partners', data: samplePartner('rapido') })).id;
    const data = { kind: 'support' as const, partner, day: '2026-11-02', timeToLive: 90 };
    const { id } = await studio.payload.create({ collection: 'records', data: { ...data, ...published } });
    expect(await refusal(change({ state: 'corrected', record: id }))).toContain('no tiene una corrección publicada');
    const corrections = [{ day: '2026-11-03', was: '3 h', reason: 'Era otro reloj.' }];
    await studio.payload.update({ collection: 'records', id, data: { corrections, ...published } });
    await change({ state: 'corrected', record: id });
    expect(await stored()).toMatchObject([{ state: 'corrected', correction: `correccion-registro-${id}` }]);
  });

  it('can be taken back: the report is open again, and the log keeps what it says', async () => {
    const { correction } = await change({ state: 'corrected', reason: 'El casino lo subió.' });
    await change({ state: 'reviewing' });
    expect(await stored()).toMatchObject([{ state: 'reviewing', correction: null, decided_at: null }]);
    await expect(studio.payload.delete({ collection: 'corrections', id: Number(correction) })).rejects.toThrow('no se borran');
  });
});
