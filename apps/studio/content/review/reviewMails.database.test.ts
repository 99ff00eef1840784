import { afterAll, beforeEach, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { createAccount, logIn } from '../../testing/logIn.ts';
import { samplePage } from '../../testing/samples.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import type { PageReview } from './loadPageReview.ts';
import { sendReviewMails } from './sendReviewMails.ts';

type Own = Record<string, string>;

const server = await startMailServer();
afterAll(() => server.close());
const studio = await testStudio({ mail: server.settings });
const second = await startSecondStudio(studio);
afterAll(() => second.destroy());
const ana = await logIn(studio, 'author', 'ana');
const elena = await logIn(studio, 'editor', 'elena');
await createAccount(studio, 'editor', 'emilio');
await createAccount(studio, 'affiliateManager', 'afi');
const quiet = await createAccount(studio, 'editor', 'quieta');
await studio.payload.update({ collection: 'users', id: quiet.id, data: { wantsReviewMails: false } });
let count = 0;

beforeEach(() => {
  server.mails.length = 0;
  server.refuse(false);
});

async function ask(own: Own, what: string, body: object): Promise<{ id: number; mail: string }> {
  return (await (await callStudio(studio, `review/${what}`, json(body, own))).json()) as { id: number; mail: string };
}
async function passPage(more: object = {}): Promise<{ page: number; review: number; mail: string }> {
  count += 1;
  const { _status, ...data } = samplePage(`Página ${count}`, `/pagina-${count}/`);
  const { id: page } = await studio.payload.create({ collection: 'pages', draft: true, locale: 'es_CL', data });
  const { id: review, mail } = await ask(ana, 'pass', { page, locale: 'es_CL', ...more });
  return { page, review, mail };
}
const publish = (page: number, own: Own = elena) =>
  callStudio(studio, `pages/${page}?locale=es_CL&publishSpecificLocale=es_CL`, json({ _status: 'published' }, own, 'PATCH'));
const recipients = () => server.mails.flatMap(({ to }) => to).toSorted();

it('a review that is asked of nobody is mailed to all who approve and take such mails', async () => {
  const { page, mail } = await passPage({ note: 'Mira la tabla, <b>por favor</b>.' });
  expect(mail).toBe('sent');
  expect(recipients()).toEqual(['elena@example.com', 'emilio@example.com']);
  expect(server.mails[0]).toMatchObject({ subject: `Por revisar: Página ${count}` });
  expect(server.mails[0]?.text).toContain(`ana pide que revises «Página ${count}» (español).`);
  expect(server.mails[0]?.text).toContain(`http://localhost:3001/admin/collections/pages/${page}?locale=es_CL`);
  expect(server.mails[0]?.html).toContain('Mira la tabla, &lt;b&gt;por favor&lt;/b&gt;.');
});

it('one that is asked of a person is mailed to that person', async () => {
  const { docs } = await studio.payload.find({ collection: 'users', where: { name: { equals: 'elena' } } });
  await passPage({ reviewer: docs[0]?.id });
  expect(recipients()).toEqual(['elena@example.com']);
});

it('what is returned is mailed to whoever asked, with the comments that are open', async () => {
  const { review } = await passPage();
  server.mails.length = 0;
  await ask(elena, 'comment', { review, body: 'La fuente del dato.' });
  expect((await ask(elena, 'return', { review, comment: 'El título.' })).mail).toBe('sent');
  expect(recipients()).toEqual(['ana@example.com']);
  expect(server.mails[0]?.text).toContain('- La fuente del dato.\n- El título.');
});

it('an approval is mailed once, after the publication, whichever studio sends it', async () => {
  const { page } = await passPage();
  server.mails.length = 0;
  expect((await publish(page)).status).toBe(200);
  expect(server.mails).toEqual([]);
  await Promise.all([sendReviewMails(studio.payload), sendReviewMails(second), sendReviewMails(second)]);
  expect(recipients()).toEqual(['ana@example.com']);
  expect(server.mails[0]?.text).toContain(`elena aprobó y publicó «Página ${count}»`);
  await sendReviewMails(second);
  expect(server.mails).toHaveLength(1);
});

it('a mail that is refused is said, here and in the panel, and the review is there', async () => {
  server.refuse(true);
  const { page, mail } = await passPage();
  const panel = await callStudio(studio, `review/page/${page}?locale=es_CL`, { headers: ana });
  expect([mail, ((await panel.json()) as PageReview).review]).toMatchObject(['failed', { state: 'inReview', mailFailed: true }]);
});

it('somebody who takes none gets none', async () => {
  expect((await passPage({ reviewer: quiet.id })).mail).toBe('nobody');
  expect(server.mails).toEqual([]);
});
