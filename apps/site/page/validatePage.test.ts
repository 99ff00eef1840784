// Requirements: 2.12.
import type { FetchedPage } from '@lupa/clients/clients.ts';
import { pageAnswerExample } from '@lupa/contracts/page.ts';
import { expect, it } from 'vitest';
import { validatePage } from './validatePage.ts';

const [example] = pageAnswerExample.pages;
if (!example) throw new Error('The examples have changed.');
const page = (slug: string, locale: FetchedPage['locale'] = null): FetchedPage => ({ ...example, slug, locale });

it.each([
  ['/resenas/', page('/resenas/'), true],
  ['/resenas/', page('/Resenas'), true],
  ['/rese%C3%B1as/', page('/reseñas/'), true],
  ['/', page('/'), true],
  ['/resenas/', page('/'), false],
  ['/resenas/casino/', page('/resenas/'), false],
  ['/404/', page('/404/'), false],
  ['/fr/404/', page('/fr/404/'), false],
  ['/en/404/', page('/404/'), false],
  ['/fr/', page('/fr/', 'fr_CA'), true],
  ['/fr/', page('/fr/', 'es_CL'), false],
  ['/', page('/', 'en'), false],
])('at %s, %j: %s', async (path, found, isFound) => {
  expect(await validatePage(found, path)).toBe(isFound);
});

it('asks the checks in their order until one says no', async () => {
  const asked: string[] = [];
  const check = (name: string, answer: boolean | Promise<boolean>) => () => {
    asked.push(name);
    return answer;
  };
  const checks = [check('a', true), check('b', Promise.resolve(false)), check('c', true)];
  expect(await validatePage(page('/'), '/', checks)).toBe(false);
  expect(asked).toEqual(['a', 'b']);
});
