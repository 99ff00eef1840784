// Requirements: 10.14.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ClaimScope, findUnprovenClaims, type Passage, readPassages } from '@lupa/domain/evidence/findUnprovenClaims.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { partners, rankedPartners } from './partners/partners.ts';
import { recordsOf } from './partners/records.ts';

const folder = join(import.meta.dirname, 'content');
const names = partners.map(({ name }) => name);
const scope: ClaimScope = { names, isAboutOne: false, isSpanish: true };
const readYaml = (path: string): unknown => parse(readFileSync(join(folder, path), 'utf8'));

/** Tables that are written by hand; in the studio those that code fills look the same. */
const readRows = (value: unknown, place: string): Passage[] => {
  if (typeof value !== 'object' || value === null) return [];
  const rows = 'type' in value && value.type === 'table' && 'rows' in value && Array.isArray(value.rows) ? (value.rows as unknown[]) : [];
  const own = rows
    .map((row) => (Array.isArray(row) ? row.join(' · ') : ''))
    .filter((text) => names.some((name) => text.includes(name)))
    .map((text) => ({ place, text }));
  return [...own, ...Object.values(value).flatMap((each) => readRows(each, place))];
};

const list = (passages: readonly Passage[], scoped: ClaimScope = scope): string[] =>
  findUnprovenClaims(passages, scoped).map(({ place, kind, claim, sentence }) => `${place}: ${kind} «${claim}» in: ${sentence}`);

describe('every text of the demo that is near a casino, as it is written', () => {
  it.each(partners.map(({ slug }) => slug))('%s claims nothing in its own words that no record has', (slug) => {
    const { summary, verdict, diary, pros, cons } = readYaml(`partners/${slug}.yaml`) as Record<string, unknown>;
    const texts = Object.entries({ summary, verdict, diary, pros, cons }).flatMap(([key, text]) => readPassages(text, key));
    expect(list(texts, { ...scope, isAboutOne: true })).toEqual([]);
  });

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.yaml') && !/^(?:partners|microcopy)\//.test(path) && basename(path) !== 'opinions.yaml',
  );
  it.each(files)('%s claims nothing of a casino without a record', (path) => {
    const about = path.startsWith('reviews/');
    const written = readYaml(path);
    expect(list([...readPassages(written, path), ...readRows(written, path)], { ...scope, isAboutOne: about })).toEqual([]);
  });
});

it.each(rankedPartners.map((partner) => [partner.slug, partner] as const))(
  '%s has the records that the page about the method promises',
  (_slug, partner) => {
    const records = recordsOf(partner);
    const count = (kind: string) => records.filter((record) => record.kind === kind).length;
    const ways = records.flatMap(({ kind, day, transfer }) => (kind === 'withdrawal' ? [`${day} ${transfer?.method}`] : []));
    expect(new Set(ways).size).toBeGreaterThanOrEqual(2);
    expect(count('support')).toBeGreaterThanOrEqual(2);
    expect([count('licence'), count('terms')]).toEqual([1, 1]);
    expect(records.find(({ games }) => games)?.games?.sampled).toBeGreaterThanOrEqual(20);
  },
);
