import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../access/roles.ts';
import { askStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { presetsSlug } from './queryPresets.ts';
import { ensureStandardPresets, standardPresets } from './standardPresets.ts';

const own = {} as Record<Role, Record<string, string>>;

const studio = await testStudio();
for (const role of roles) own[role] = await logIn(studio, role);

const call = (path: string, role: Role, body?: object, method?: string) =>
  askStudio(studio, path, body ? json(body, own[role], method) : { headers: own[role], ...(method && { method }) });
const titlesOf = async (role: Role) => ((await call(`${presetsSlug}?limit=100`, role)).docs ?? []).map(({ title }) => title);

describe('standard filters', () => {
  it('are made once, for those who need them, and every one of them works', async () => {
    expect(await ensureStandardPresets(studio.payload)).toBe(standardPresets.length);
    expect(await ensureStandardPresets(studio.payload)).toBe(0);
    expect(await titlesOf('editor')).toContain('Sin autor');
    expect(await titlesOf('affiliateManager')).not.toContain('Sin autor');
    expect(await titlesOf('affiliateManager')).toContain('Sin enlace de seguimiento');
    expect((await titlesOf('administrator')).length).toBe(standardPresets.length);
    for (const { collection, where, columns, title } of standardPresets) {
      await expect(
        studio.payload.find({ collection, where, overrideAccess: false, user: { collection: 'users', id: 1, role: 'editor' } }),
        title,
      ).resolves.toBeTruthy();
      const names = studio.payload.collections[collection].config.flattenedFields.map(({ name }) => name);
      expect(
        columns.filter((column) => !names.includes(column) && !['updatedAt', '_status'].includes(column)),
        title,
      ).toEqual([]);
    }
  });

  it('are changed and deleted by administrators alone', async () => {
    const { docs } = await studio.payload.find({ collection: presetsSlug, where: { title: { equals: 'Sin autor' } } });
    const path = `${presetsSlug}/${docs[0]?.id}`;
    expect((await call(path, 'editor', { title: 'Mía' }, 'PATCH')).status).toBeGreaterThanOrEqual(400);
    expect((await call(path, 'editor', undefined, 'DELETE')).status).toBeGreaterThanOrEqual(400);
    expect((await call(path, 'administrator', { title: 'Páginas sin autor' }, 'PATCH')).status).toBe(200);
    expect((await call(path, 'administrator', undefined, 'DELETE')).status).toBe(200);
  });
});

describe('a filter', () => {
  const onlyMe = { constraint: 'onlyMe' };
  const save = (title: string, read: object) => {
    const where = { or: [{ and: [{ internalName: { like: 'x' } }] }] };
    const access = { read, update: onlyMe, delete: onlyMe };
    return call(presetsSlug, 'editor', { title, relatedCollection: 'pages', where, access, isShared: true });
  };
  const forRoles = (...readers: Role[]) => ({ constraint: 'roles', roles: readers });

  it('is its owner’s alone, or shared with a role or everybody', async () => {
    for (const [title, read] of [
      ['Solo mía', onlyMe],
      ['De afiliados', forRoles('affiliateManager', 'editor')],
      ['De todos', { constraint: 'everyone' }],
    ] as const)
      expect((await save(title, read)).status).toBe(201);
    expect(await titlesOf('editor')).toEqual(expect.arrayContaining(['Solo mía', 'De afiliados', 'De todos']));
    const seen = await titlesOf('affiliateManager');
    expect(seen).toEqual(expect.arrayContaining(['De afiliados', 'De todos']));
    expect(seen).not.toContain('Solo mía');
  });

  it('that would shut out its owner is refused in Spanish', async () => {
    expect(await save('Ajena', forRoles('affiliateManager'))).toMatchObject({
      status: 403,
      fault: expect.stringMatching(/^Así tampoco tú podrías/),
    });
  });
});

it('the words of the form and the list are Spanish', () => {
  const { fields, labels } = studio.payload.collections[presetsSlug].config;
  const words = JSON.stringify([labels, fields], (key, value: unknown) =>
    ['label', 'options', 'labels', 'fields', 'singular', 'plural'].includes(key) || !Number.isNaN(Number(key)) || key === ''
      ? value
      : undefined,
  );
  expect(words).toContain('¿Quién puede usarlo?');
  expect(words).not.toMatch(/Everyone|Only Me|Specific|Filters|Columns|Group By|Sharing|Preset"/);
});

it('lists find by what they show', async () => {
  const casino = await studio.payload.create({ collection: 'partners', data: samplePartner('chucao', { name: 'Casino Chucao' }) });
  await studio.payload.create({ collection: 'offers', data: sampleOffer(casino.id, 'bienvenida') });
  await studio.payload.create({ collection: 'records', draft: true, data: { partner: casino.id, day: '2026-11-03T12:00:00.000Z' } });
  await studio.payload.create({ collection: 'microcopy', locale: 'es_CL', data: { key: 'go_there', value: 'Ir al casino' } });
  await studio.payload.create({ collection: 'pages', data: samplePage('Otra', '/otra/') });
  const as = { draft: true, overrideAccess: false, user: { collection: 'users', id: 1, role: 'editor' } } as const;
  for (const [collection, text, count] of [
    ['offers', 'Chucao', 1],
    ['offers', 'track.example', 1],
    ['offers', 'bienvenida', 1],
    ['offers', 'ninguna', 0],
    ['records', 'Chucao', 1],
    ['microcopy', 'Ir al', 1],
    ['partners', 'chucao', 1],
  ] as const) {
    const { listSearchableFields } = studio.payload.collections[collection].config.admin;
    const where = { or: (listSearchableFields ?? []).map((field) => ({ [field]: { like: text } })) };
    expect((await studio.payload.find({ collection, where, ...as })).totalDocs, `${collection} ${text}`).toBe(count);
  }
});
