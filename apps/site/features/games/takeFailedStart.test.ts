// Requirements: 11.13.
import { expect, test } from 'vitest';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const handedOn = '/arcade/games/101/failed-start';
const own = { origin: 'https://lupacasino.example' };
const { services, site } = siteOfEachTest(({ answers }) => void answers.set(handedOn, { status: 202 }));

const report = (id: string, headers: Record<string, string> = own) =>
  site.get(`/api/games/${id}/failed-start`, { method: 'POST', headers });
const dropped = () => site.logs.flatMap(({ details }) => (details.event === 'game.reportDropped' ? [details.game] : []));

test('a game that did not start is told to the games service, and nothing of the visitor', async () => {
  const answer = await report('101', {
    ...own,
    cookie: 'a=b',
    referer: 'https://lupacasino.example/juegos-gratis/',
    'user-agent': 'Somebody',
  });
  expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([202, '', 'no-store']);
  await expect.poll(() => services.count(handedOn)).toBe(1);
  const [told] = services.requests.filter(({ url }) => url === handedOn);
  expect(told?.body).toBe('');
  expect(JSON.stringify(told?.headers)).not.toMatch(/Somebody|a=b|juegos-gratis|forwarded/);
});

test('nobody waits for the games service, and its failure is in the log alone', async () => {
  services.answers.set(handedOn, { status: 500 });
  expect((await report('101')).status).toBe(202);
  await expect.poll(dropped).toEqual(['101']);
});

test('a games service without such reports is fine', async () => {
  services.answers.delete(handedOn);
  expect((await report('101')).status).toBe(202);
  await expect.poll(() => services.count(handedOn)).toBe(1);
  services.answers.set('/arcade/games/102/failed-start', { status: 500 });
  expect((await report('102')).status).toBe(202);
  await expect.poll(dropped).toEqual(['102']);
});

test.each([
  ['of another site', '101', { origin: 'https://other.example' }, 403],
  ['that does not say where it comes from', '101', {}, 403],
  ['of no game', 'a%20b', own, 400],
])('a report %s is refused', async (_, id, headers: Record<string, string>, status) => {
  expect((await report(id, headers)).status).toBe(status);
  expect(services.requests.filter(({ url }) => url.includes('failed-start'))).toEqual([]);
});

test('more than thirty in a minute from one network are refused', async () => {
  for (let count = 0; count < 30; count++) expect((await report('101')).status).toBe(202);
  expect((await report('101')).status).toBe(429);
});
