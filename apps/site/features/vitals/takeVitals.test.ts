// Requirements: 13.9.
import { expect, test } from 'vitest';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';
import { vitalsPath } from './measureSome.ts';
import type { VitalsReport } from './takeVitals.ts';

const own = { origin: 'https://lupacasino.example', 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' };
const report: VitalsReport = { kind: 'review', vitals: { LCP: 1.8, CLS: 0.02 }, faults: [] };
const { services, site, restart } = siteOfEachTest(() => ({ env: { VITALS_PERCENT: '25' } }));

const send = (body: unknown, headers: Record<string, string> = own) =>
  fetch(site.url + vitalsPath, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers });
const measured = async () => (await site.metrics()).split('\n').filter((line) => /^web_\w+(_count|_sum|_total)\{/.test(line));

test('a report is summed by kind of page and device, and that is all that is left of it', async () => {
  expect((await send(report)).status).toBe(204);
  expect((await send({ ...report, vitals: { LCP: 2.2 } })).status).toBe(204);
  const lines = await measured();
  expect(lines.find((line) => line.startsWith('web_vital_lcp_seconds_count'))).toMatch(
    /device="mobile".*kind="review"|kind="review".*device="mobile"/,
  );
  expect(lines.find((line) => line.startsWith('web_vital_lcp_seconds_count'))).toMatch(/ 2$/);
  expect(lines.find((line) => line.startsWith('web_vital_lcp_seconds_sum'))).toMatch(/ 4$/);
  expect(lines.find((line) => line.startsWith('web_vital_cls_score_count'))).toMatch(/ 1$/);
  expect(JSON.stringify(site.logs)).not.toMatch(/127\.0\.0\.1|Android/);
});

test('a script that failed is counted, and the log says where', async () => {
  await send({ ...report, faults: [{ file: '/assets/boot-a1.js', line: 3, error: 'TypeError' }] });
  expect((await measured()).find((line) => line.startsWith('web_script_errors_total'))).toMatch(/kind="review".* 1$/);
  expect(site.logs.flatMap(({ details }) => (details.event === 'browser.scriptFailed' ? [details] : []))).toMatchObject([
    { kind: 'review', file: '/assets/boot-a1.js', line: 3, error: 'TypeError' },
  ]);
});

test.each([
  ['of another site', report, { ...own, origin: 'https://other.example' }, 403],
  ['that is no JSON', '{oh', own, 400],
  ['of an unknown kind', { ...report, kind: '/resenas/casino-andino/' }, own, 400],
  ['with a figure that cannot be', { ...report, vitals: { LCP: -1 } }, own, 400],
  ['that is too long', { ...report, padding: 'x'.repeat(3000) }, own, 413],
])('a report %s is refused', async (_, body: unknown, headers: Record<string, string>, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(await measured()).toEqual([]);
});

test('a bot is not counted', async () => {
  expect((await send(report, { ...own, 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
  expect(await measured()).toEqual([]);
});

test('one network sends sixty in a minute, and no more', async () => {
  const statuses = [];
  for (let sent = 0; sent < 61; sent++) statuses.push((await send(report)).status);
  expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
  expect(statuses[60]).toBe(429);
});

test('without VITALS_PERCENT no page asks for it and nobody is heard', async () => {
  setPage(services, '/x/');
  expect((await site.get('/x/')).text).toContain('<html lang="es-CL"');
  await restart({ env: { VITALS_PERCENT: '' } });
  expect((await site.get('/x/')).text).not.toContain('data-vitals');
  expect((await send(report)).status).toBe(404);
});
