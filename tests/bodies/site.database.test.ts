import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { consentPath, consentRecordExample } from '@lupa/contracts/consent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signForm } from '../../apps/site/features/errorReports/formToken.ts';
import { ForeignServices } from '../../apps/site/dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { vitalsPath } from '../../apps/site/features/vitals/measureSome.ts';
import type { BodyCall } from './bodyKinds.ts';
import { expectEveryBodyAnswered, expectRefusedElsewhere, type ListeningPart, listWrites, testedRequestTimeout } from './checkBodies.ts';

// In a process of its own: a server of another part changes `Request` for all of a process.
const origin = 'https://lupacasino.example';
const services = new ForeignServices();
let site: TestSite;
let part: ListeningPart;
beforeAll(async () => {
  await services.start();
  services.answers.set('/cms/error-reports', { status: 201, json: { number: 'K7QM-4X2P' } });
  services.answers.set('/cms/consents', { status: 204 });
  services.answers.set('/arcade/games/101/failed-start', { status: 202 });
  site = await startTestSite(services.url, { env: { TRUST_PROXY: '1', VITALS_PERCENT: '100' }, requestTimeout: testedRequestTimeout });
  part = {
    port: Number(new URL(site.url).port),
    routes: listWrites(site.routes),
    findErrors: () => site.logs.filter(({ level, details }) => level === 'error' && !(details['err'] instanceof ServiceUnavailableError)),
  };
});
afterAll(async () => {
  await site.close();
  await services.stop();
});

let visitors = 0;
/** Each call comes from a visitor of its own: none is held back for the others. */
const from = () => ({ Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `198.51.100.${++visitors % 250}` });
const post = (path: string, call: Pick<BodyCall, 'body' | 'most' | 'status'> & Partial<BodyCall>): BodyCall => ({
  method: 'POST',
  path,
  headers: from(),
  type: 'application/json',
  ...call,
});
const form = (path: string) => () => {
  const fields = { error: 'La lista está al revés.', formulario: signForm(Date.now() - 5000, 'a-secret-of-at-least-32-characters') };
  const type = 'application/x-www-form-urlencoded';
  const otherStatuses = { 'cut short by its length': 422, 'a prototype': 422, deep: 422 };
  return post(path, { type, body: String(new URLSearchParams(fields)), most: 48 * 1024, status: 303, otherStatuses });
};
const vitals = { kind: 'home', vitals: { LCP: 1.2 }, faults: [] };

const calls: Record<string, () => BodyCall> = {
  [`POST ${consentPath}`]: () => post(consentPath, { body: JSON.stringify(consentRecordExample), most: 500, status: 204 }),
  [`POST ${vitalsPath}`]: () =>
    post(vitalsPath, { body: JSON.stringify(vitals), type: 'text/plain;charset=UTF-8', most: 2000, status: 204 }),
  'POST /api/games/:id/failed-start': () => post('/api/games/101/failed-start', { body: '{}', most: null, status: 202 }),
  'POST /avisar-error': form('/avisar-error/'),
  'POST /en/report-error': form('/en/report-error/'),
  'POST /fr/signaler-erreur': form('/fr/signaler-erreur/'),
  'POST /de/fehler-melden': form('/de/fehler-melden/'),
};

it('has no call that takes something and is not tried here', () => {
  expect(part.routes.toSorted()).toEqual(Object.keys(calls).toSorted());
});

it.concurrent.each(Object.entries(calls))('answers every kind of body of %s', async (_, call) => {
  await expectEveryBodyAnswered(part, call);
});

it('refuses a body everywhere else', async () => {
  for (const path of ['/', '/nada/', '/api/nada', consentPath, '/robots.txt']) await expectRefusedElsewhere(part, path);
});
