import { describe, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { sampleContent, samplePage, samplePartner } from '../../testing/samples.ts';

const studio = await testStudio();
const account = (role: User['role']) => ({ email: `${role}@example.com`, password: 'una clave larga', name: role, role });
const editor = await studio.payload.create({ collection: 'users', data: account('editor') });
const manager = await studio.payload.create({ collection: 'users', data: account('affiliateManager') });

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
