import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { sampleContent, samplePage, samplePartner } from '../../testing/samples.ts';

let studio: Studio;
let editor: User;
let manager: User;
beforeAll(async () => {
  studio = await startStudio();
  const account = (role: User['role']) => ({ email: `${role}@example.com`, password: 'una clave larga', name: role, role });
  editor = await studio.payload.create({ collection: 'users', data: account('editor') });
  manager = await studio.payload.create({ collection: 'users', data: account('affiliateManager') });
});
afterAll(() => studio.close());

/** As the admin plans it, for a moment that has come. */
async function runPlanned(input: object, user: User): Promise<void> {
  await studio.payload.jobs.queue({
    task: 'schedulePublish',
    input: { ...input, user: { relationTo: 'users', value: user.id } } as never,
    waitUntil: new Date(Date.now() - 1000),
  });
  await studio.payload.jobs.run({ overrideAccess: true });
}

const languages = async (id: number) => (await readDocuments(studio.pool, `pages:${id}`)).map(({ locale }) => locale);

describe('a planned publication', () => {
  it('brings out and withdraws every language that was written, or the one that was chosen', async () => {
    const { _status, ...draft } = samplePage('Navidad', '/navidad/');
    const page = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
    await studio.payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      draft: true,
      data: { title: 'Christmas', slug: '/en/christmas/', content: sampleContent },
    });
    const doc = { relationTo: 'pages', value: String(page.id) };
    await runPlanned({ type: 'publish', locale: 'en', doc }, editor);
    expect(await languages(page.id)).toEqual(['en']);
    await runPlanned({ type: 'unpublish', doc }, editor);
    expect(await languages(page.id)).toEqual([]);
    await runPlanned({ type: 'publish', doc }, editor);
    expect(await languages(page.id)).toEqual(['en', 'es_CL']);
  });

  it('works for what has no languages', async () => {
    const { _status, ...draft } = samplePartner('casino-futuro');
    const partner = await studio.payload.create({ collection: 'partners', draft: true, data: draft });
    await runPlanned({ type: 'publish', doc: { relationTo: 'partners', value: String(partner.id) } }, manager);
    expect(await readDocuments(studio.pool, `partners:${partner.id}`)).toHaveLength(1);
  });

  it('is refused when its planner may not publish', async () => {
    const { _status, ...draft } = samplePage('Ajena', '/ajena/');
    const page = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
    await runPlanned({ type: 'publish', doc: { relationTo: 'pages', value: String(page.id) } }, manager);
    expect(await languages(page.id)).toEqual([]);
  });
});
