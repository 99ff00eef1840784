// Requirements: 1.16.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a country may be named, and why. */
const allowed: Record<string, string> = {
  'packages/contracts/market.ts': 'the defaults',
  'packages/contracts/locale.ts': 'the key of the first language of pages',
  'packages/contracts/currency.ts': 'the list of currencies',
  'packages/contracts/errorReport.ts': 'keyed by the locale of pages',
  'packages/contracts/gameType.ts': 'keyed by the locale of pages',
  'packages/configuration/variables.ts': 'says whose the defaults are',
  'apps/site/page/errorTexts.ts': 'keyed by the locale of pages',
  'apps/site/features/search/searchPaths.ts': 'keyed by the locale of pages',
  'apps/studio/core/dates/days.ts': 'the clocks of the islands and of the south',
  'apps/studio/payload-types.ts': 'generated',
  'apps/studio/seed/seedOffers.ts': 'writes the demo',
};
const elsewhere = [
  /^packages\/demo\//,
  /^apps\/studio\/migrations\//,
  /\.test\.tsx?$/,
  /\.examples\.tsx?$/,
  /\/examples\//,
  /\/testBed\//,
  /\/testing\//,
  /\/testPage\//,
  /\/test\w+\.ts$/,
];
const names = /'America\/Santiago'|'CLP'|'es-CL'|"es-CL"|Chile\b|[Cc]hilen[ao]s?\b|\b18\+/;

it('names no country: the market does', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8' }).split('\n');
  const code = files.filter((file) => /\.tsx?$/.test(file) && !elsewhere.some((pattern) => pattern.test(file)));
  expect(code.length).toBeGreaterThan(500);
  const naming = code.filter((file) => names.test(withoutComments(withoutExamples(readFileSync(file, 'utf8')))));
  expect(naming).toEqual(Object.keys(allowed).toSorted());
});

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');

const withoutExamples = (text: string): string =>
  text.replaceAll(/^(?:export )?const \w+Examples?\b[\s\S]*?^[\])}]*;$|^(?:export )?const \w+Examples?\b.*;$/gm, '');
