import { afterAll, beforeEach, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { sampleMenu, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { sendDigests } from './sendDigests.ts';

const password = 'bosque lento de arrayanes';
/** Summer time: three hours behind Greenwich. */
const at = (day: number, hour: string) => new Date(`2099-11-${day}T${hour}:00Z`);

const server = await startMailServer();
const studio = await testStudio({ mail: server.settings });
const second = await startSecondStudio(studio);
const { payload } = studio;
for (const [name, role] of [
  ['afi', 'affiliateManager'],
  ['otra', 'affiliateManager'],
  ['edita', 'editor'],
] as const)
  await payload.create({ collection: 'users', data: { email: `${name}@example.com`, password, name, role } });
const { id: partner } = await payload.create({ collection: 'partners', data: samplePartner('casino-andino') });
const offer = async (path: string, data: object) =>
  (await payload.create({ collection: 'offers', data: { ...sampleOffer(partner, path), ...data } })).id;
await offer('pronto', { titlePreview: 'Giros de noviembre', expiration: '2099-11-27T12:00:00.000Z' });
await offer('lejos', { titlePreview: 'Bono de diciembre', expiration: '2099-12-20T12:00:00.000Z' });
const dead = await offer('muerta', { titlePreview: 'Bono sin enlace' });
await studio.pool.query(
  "insert into clicks.link_checks (offer_id, tracking_url, at, outcome, status) values ($1, 'https://track.example/c?click={clickId}', now(), 'missing', 404)",
  [String(dead)],
);
afterAll(async () => {
  await second.destroy();
  await server.close();
});
beforeEach(() => {
  server.mails.length = 0;
});

const recipients = () => server.mails.flatMap(({ to }) => to).toSorted();

it('goes to affiliate managers once a day from 8 in the morning in Chile, whichever studio sends it', async () => {
  await sendDigests(studio.payload, at(25, '10:59'));
  expect(server.mails).toEqual([]);
  await Promise.all([
    sendDigests(studio.payload, at(25, '11:00')),
    sendDigests(second, at(25, '11:00')),
    sendDigests(second, at(25, '11:00')),
  ]);
  expect(recipients()).toEqual(['afi@example.com', 'otra@example.com']);
  await sendDigests(second, at(25, '11:01'));
  // Already the 26th in Greenwich.
  await sendDigests(studio.payload, at(26, '02:00'));
  expect(server.mails).toHaveLength(2);
  await sendDigests(studio.payload, at(26, '15:00'));
  expect(server.mails).toHaveLength(4);
});

it('names what ends within a week and what is dead, and nothing else', async () => {
  await sendDigests(studio.payload, at(27, '12:00'));
  const [mail] = server.mails;
  expect(mail?.subject).toBe('Ofertas por revisar: 1 termina, 1 enlace caído');
  expect(mail?.text).toContain('- casino-andino, Giros de noviembre. Vence hoy.');
  expect(mail?.text).toContain('- casino-andino, Bono sin enlace. Responde que la página no existe o no lleva a ninguna parte (404).');
  expect(mail?.text).toContain('http://localhost:3001/admin/offers-attention');
  expect(mail?.text).not.toContain('Bono de diciembre');
});

it('is not sent to who has switched it off', async () => {
  const login = await callStudio(studio, 'users/login', json({ email: 'otra@example.com', password }));
  const { token, user } = (await login.json()) as { token: string; user: { id: number } };
  const own = { Authorization: `JWT ${token}` };
  expect((await callStudio(studio, `users/${user.id}`, json({ wantsDigest: false }, own, 'PATCH'))).status).toBe(200);
  await sendDigests(studio.payload, at(28, '12:00'));
  expect(recipients()).toEqual(['afi@example.com']);
});

it('is not sent when there is nothing to say, nor twice when the server refused it', async () => {
  server.refuse(true);
  await sendDigests(studio.payload, at(29, '12:00'));
  server.refuse(false);
  await sendDigests(studio.payload, at(29, '12:01'));
  expect(server.mails).toEqual([]);
  await studio.payload.delete({ collection: 'offers', where: { afflinkProxy: { in: ['pronto', 'muerta'] } } });
  await sendDigests(studio.payload, at(30, '12:00'));
  expect(server.mails).toEqual([]);
});

it('tells editors of links of the site that lead nowhere since their last summary', async () => {
  const { payload, pool } = studio;
  const { id } = await payload.create({ collection: 'navigation-groups', data: sampleMenu('Header', '/perdido/') });
  const foundAt = (moment: string) => pool.query('update links.addresses set dead_since = $1', [moment]);
  await sendDigests(payload, new Date('2099-12-01T12:00:00Z'));
  server.mails.length = 0;
  await foundAt('2099-12-01T10:59:00Z');
  await sendDigests(payload, new Date('2099-12-02T12:00:00Z'));
  expect(server.mails).toEqual([]);
  await foundAt('2099-12-02T11:00:00Z');
  await sendDigests(payload, new Date('2099-12-03T12:00:00Z'));
  expect(recipients()).toEqual(['edita@example.com']);
  expect(server.mails[0]?.subject).toBe('1 enlace roto nuevo');
  expect(server.mails[0]?.text).toContain('- /perdido/. No hay ninguna página publicada ahí. Está en «Header».');
  expect(server.mails[0]?.text).toContain('http://localhost:3001/admin/enlaces');
  await payload.delete({ collection: 'navigation-groups', id });
});
