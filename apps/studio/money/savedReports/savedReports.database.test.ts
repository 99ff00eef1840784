// Requirements: 11.12.
import { afterAll, beforeEach, expect, it } from 'vitest';
import { insertClicks, sampleClick } from '../clicks/testClicks.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { samplePartner } from '../../testing/samples.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { sendSavedReports } from './sendSavedReports.ts';

const at = (day: string, hour: string) => new Date(`2026-${day}T${hour}:00Z`);

const server = await startMailServer();
const studio = await testStudio({ mail: server.settings });
const second = await startSecondStudio(studio);
const manager = await logIn(studio, 'affiliateManager');
const editor = await logIn(studio, 'editor');
await studio.payload.create({ collection: 'partners', data: { ...samplePartner('casino-andino'), name: 'Casino Andino' } });
const clickAt = (day: string, partnerSlug = 'casino-andino') => sampleClick({ at: new Date(`${day}T15:00:00Z`), partnerSlug });
await insertClicks(
  studio.pool,
  ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map((day) => clickAt(day)),
);
await insertClicks(studio.pool, [clickAt('2026-11-18', 'casino-otro')]);
afterAll(async () => {
  await second.destroy();
  await server.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  await studio.payload.delete({ collection: 'saved-reports', where: { id: { exists: true } } });
});

const save = async (data: object = {}, sentFor = '2026-11-16') => {
  const body = { title: 'Mi informe', rhythm: 'week', by: 'partner', filters: 'partner=casino-andino', ...data };
  const answer = await callStudio(studio, 'saved-reports', json(body, manager));
  expect(answer.status).toBe(201);
  await studio.pool.query('update studio.saved_reports set sent_for = $1', [sentFor]);
};

it('comes once for the week that is over, from 8 in the morning in Chile, whichever studio sends it', async () => {
  await save();
  await sendSavedReports(studio.payload, at('11-23', '10:59'));
  expect(server.mails).toEqual([]);
  await Promise.all([sendSavedReports(studio.payload, at('11-23', '11:00')), sendSavedReports(second, at('11-23', '11:00'))]);
  await sendSavedReports(second, at('11-24', '12:00'));
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.subject).toBe('Mi informe: 2 clics, $0');
  expect(mail?.text).toContain('Casino Andino, casino-andino. 2 clics; 0 registros; 0 primeros depósitos; comisión $0');
  expect(mail?.text).not.toContain('casino-otro');
  expect(mail?.text).toContain('/admin/conversiones?by=partner&from=2026-11-16&to=2026-11-22&partner=casino-andino');
  await sendSavedReports(studio.payload, at('11-30', '12:00'));
  expect(server.mails).toHaveLength(2);
});

it('comes late when no studio was up on its day, and by the month where that was chosen', async () => {
  await save({ rhythm: 'month', filters: '' }, '2026-11-01');
  await sendSavedReports(studio.payload, at('11-30', '12:00'));
  expect(server.mails).toEqual([]);
  await sendSavedReports(studio.payload, at('12-03', '12:00'));
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Mi informe: 5 clics, $0']);
});

it('is not sent for a period that was over when it was saved', async () => {
  const { docs } = await studio.payload.find({ collection: 'users', where: { role: { equals: 'affiliateManager' } } });
  await callStudio(studio, 'saved-reports', json({ title: 'a', rhythm: 'week', by: 'day' }, manager));
  const saved = (await studio.payload.find({ collection: 'saved-reports', depth: 0 })).docs[0];
  expect(saved).toMatchObject({ owner: docs[0]?.id, sentFor: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
  await sendSavedReports(studio.payload, new Date());
  expect(server.mails).toEqual([]);
});

it('is for affiliate managers, also when their role changes later', async () => {
  expect((await callStudio(studio, 'saved-reports', json({ title: 'a', rhythm: 'week', by: 'day' }, editor))).status).toBe(403);
  expect((await callStudio(studio, 'saved-reports', { headers: editor })).status).toBe(403);
  await save();
  await studio.pool.query(`update studio.users set role = 'author' where role = 'affiliateManager'`);
  await sendSavedReports(studio.payload, at('11-23', '11:00'));
  expect(server.mails).toEqual([]);
  await studio.pool.query(`update studio.users set role = 'affiliateManager' where role = 'author'`);
});
