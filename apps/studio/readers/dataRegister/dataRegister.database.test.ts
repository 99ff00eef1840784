// Requirements: 13.6.
import { expect, it } from 'vitest';
import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { loadRegister, entryOf, listRegister } from './loadRegister.ts';
import { featuresOf } from '../../core/feature.ts';

const studio = await testStudio();
const people = { editor: await logIn(studio, 'editor'), administrator: await logIn(studio, 'administrator') };

it('every table of the database is in the register, and every entry has tables', async () => {
  const { entries, unknown } = await loadRegister(studio.payload);
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(entries.filter(({ tables }) => tables.length === 0).map(({ key }) => key)).toEqual([]);
  const patterns = listRegister(featuresOf(studio.payload)).flatMap(({ tables }) => tables);
  const names = entries.flatMap(({ tables }) => tables.map(({ name }) => name));
  const fits = (pattern: string) =>
    names.some((name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
  expect(patterns.filter((pattern) => !fits(pattern))).toEqual([]);
});

it('columns that speak of a person are in no table that is of nobody', async () => {
  const { entries } = await loadRegister(studio.payload);
  const ofNobody = entries.filter(({ subject }) => subject === 'nobody').flatMap(({ tables }) => tables);
  const isPersonal = (column: string) => /mail|phone|password|user_?agent|(^|_)ip(_|$)|birth|rut$|visitor/.test(column);
  expect(ofNobody.flatMap(({ name, columns }) => columns.filter(isPersonal).map((column) => `${name}.${column}`))).toEqual([]);
});

it('the nearest name decides whose a table is', () => {
  const register = listRegister(featuresOf(studio.payload));
  expect(entryOf(register, 'studio.users_sessions')?.key).toBe('accounts');
  expect(entryOf(register, 'studio.pages_locales')?.key).toBe('content');
  expect(entryOf(register, 'clicks.new_table')).toBeUndefined();
});

it('administrators get it as a file and as JSON, with how long this installation keeps things; others do not', async () => {
  const ask = (path: string, role?: keyof typeof people) => callStudio(studio, path, { headers: role ? people[role] : {} });
  const answer = await ask('data-register', 'administrator');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { entries } = (await answer.json()) as Awaited<ReturnType<typeof loadRegister>>;
  const clicks = entries.find(({ key }) => key === 'clicks');
  expect(clicks?.kept).toBe('90 días; después, solo sumas por día');
  expect(clicks?.tables.find(({ name }) => name === 'clicks.clicks')?.columns).toContain('visitor_key');
  const file = await (await ask('data-register.csv', 'administrator')).text();
  expect(file).toContain('De visitantes;"Clics hacia un casino: momento, oferta');
  expect([(await ask('data-register', 'editor')).status, (await ask('data-register.csv')).status]).toEqual([403, 401]);
});
