import { months, numberWords, places, ranks, tests, timeUnits, weekdays } from './claimWords.ts';

type ClaimKind = 'number' | 'duration' | 'time' | 'weekday' | 'date' | 'place' | 'rank' | 'test';

/** A text with the place where it stands: the number of its block from 1, or the name of its field. Markdown or inline HTML. */
export type Passage = { place: number | string; text: string; isHeading?: boolean };
export type UnprovenClaim = { place: Passage['place']; sentence: string; claim: string; kind: ClaimKind };

/**
 * `names`: of all casinos. `isAboutOne`: the whole text is about a casino, as a review is; else what counts is a sentence that names one,
 * the next one that goes on about it, and what is typed in a sentence that tells of a test.
 */
export type ClaimScope = { names: readonly string[]; isAboutOne: boolean; isSpanish: boolean };

/**
 * What texts claim about casinos without a record: a number, time, day or place that is typed, a rank, and a test in a text without a
 * figure (`{{withdrawalTime:faro-austral}}`). A link to the open data, to a place of a page or to another site is evidence for its
 * sentence (requirement 10.14).
 */
export function findUnprovenClaims(passages: readonly Passage[], scope: ClaimScope): UnprovenClaim[] {
  const namesCasino = casinoPattern(scope.names);
  const withoutNames = (sentence: string) => sentence.replaceAll(new RegExp(namesCasino, 'gu'), '…');
  return passages.flatMap(({ place, text, isHeading = false }) =>
    paragraphsOf(text).flatMap((paragraph) => {
      const sentences = sentencesOf(paragraph);
      const isNamed = sentences.map((sentence) => namesCasino.test(sentence) || figureOfCasino.test(sentence));
      return sentences.flatMap((sentence, index) => {
        const isNear = scope.isAboutOne || isNamed[index] || (isNamed[index - 1] && refersBack.test(sentence));
        if (!(isNear || (scope.isSpanish && tellsOfTest.test(sentence))) || links.test(sentence)) return [];
        const evidence = { isHeading, isSpanish: scope.isSpanish, figures: { test: hasFigure(text), rank: measure.test(sentence) } };
        return claimsOf(withoutNames(sentence), evidence)
          .filter(({ kind }) => isNear || !(kind === 'rank' || kind === 'test'))
          .map((claim) => ({ place, sentence: plainText(sentence), ...claim }));
      });
    }),
  );
}

const figureOfCasino = /\{\{[a-zA-Z]+:[a-z]/;
const figure = /\{\{[^}]*\}\}/g;
/** The worst or slowest of a casino's own, which the site computes. */
const measure = /\{\{(?:worst|slowest)/;
const hasFigure = (text: string): boolean => text.search(figure) !== -1;
const links = /\]\((?:https?:|\/datos\/|[^)\s]*#)|<a\s[^>]*href="(?:https?:|\/datos\/|[^"]*#)/;
/** A sentence without a subject of its own goes on about the casino of the one before. */
const refersBack =
  /^[^\p{L}]*(?:ah[ií]|all[ií]|tambi[eé]n|su|sus|lo|la|nos|paga|pag[oó]|lleg[oó]|demor[oó]|tard[oó]|respondi[oó]|contest[oó])(?!\p{L})/iu;

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n|\n(?=\s*(?:[-#>]|\d+\.)\s)|<\/(?:p|li|h\d|td)>/);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…][»”"')*]*)\s+(?=[\p{Lu}¿¡«“"*{[<])/u);

const plainText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\*\*|[[\]]|^\s*(?:#+|-|>|\d+\.)\s/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function casinoPattern(names: readonly string[]): RegExp {
  const escaped = names.filter((name) => name.trim() !== '').map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\d]|(?:Blackjack|Ruleta|Bingo|Baccarat) )(?:${escaped.join('|') || '(?!)'})(?![\\p{L}\\d]|\\s(?:Labs|Games|Interactive))`,
    'u',
  );
}

/** `figures`: whether there are those that prove a claim of a kind. One of a record proves a test that the text tells of. */
type Evidence = { isHeading: boolean; isSpanish: boolean; figures: Partial<Record<ClaimKind, boolean>> };

function claimsOf(sentence: string, { isSpanish, isHeading, figures }: Evidence): { claim: string; kind: ClaimKind }[] {
  const text = allowed.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), plainText(sentence));
  if (isExample.test(text)) return [];
  let rest = isHeading ? text.replaceAll(year, '…') : text;
  return rules.flatMap(({ kind, pattern, isNeutral }) => {
    if (!isSpanish && !isNeutral) return [];
    const [claim] = rest.match(pattern) ?? [];
    if (claim === undefined || figures[kind]) return [];
    rest = rest.replaceAll(new RegExp(pattern, `${pattern.flags}g`), '…');
    return [{ claim: claim.trim(), kind }];
  });
}

const isExample = /\b(?:por ejemplo|de ejemplo|sup[oó]n|supongamos|imagina|digamos|pongamos)\b/i;

/** What has digits or number words and claims nothing: figures, ages of the law, names of laws, rules and standards, telephones, shares, quotes. */
const allowed = [
  figure,
  /«[^»]*»/g,
  /\b(?:mayor(?:es)? de |\+)(?:18|19|dieciocho|diecinueve)(?: años)?\b|\b(?:18|19|dieciocho|diecinueve)(?: años|\+)/g,
  // What the games of a sample are compared with.
  /\b(?:versi[oó]n(?:es)?|RTP) m[aá]s alt[ao]\b|\bm[aá]s alt[ao] de su estudio\b/gi,
  /\bdos pasos\b|\buna de dos\b|\bTLS \d[\d.]*/g,
  /\b(?:ley|bolet[ií]n|rol|resoluci[oó]n|res\. ex\.|art[ií]culos?|n\.?º|ISO|TRC-?|ERC-?|versi[oó]n) ?[\d.-]+/gi,
  /\*\d{4}\b|\b\d{3} \d{3} \d{4}\b/g,
  /\bde (?:cada )?(?:100|cien|10|diez)\b(?! ?(?:pesos|horas|minutos|días|%))/gi,
];

const words = (alternatives: string): string => `(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`;
const digits = String.raw`(?<![\p{L}\d#/-])[$+]?\d(?:[\d.,]*\d)?(?: ?%)?(?![\p{L}\d/-])`;
const amount = `(?:${digits}|${words(`${numberWords}|una?|medi[oa]|primer[oa]s?`)})`;

const tellsOfTest = new RegExp(words(tests), 'iu');

type Rule = { kind: ClaimKind; pattern: RegExp; isNeutral?: true };

const year = /\b(?:19|20)\d\d\b/gu;

/** In this order: what one rule has taken is no number for the next. */
const rules: Rule[] = [
  { kind: 'time', pattern: /\b\d{1,2}:\d{2}\b/u, isNeutral: true },
  { kind: 'time', pattern: new RegExp(`\\ba las? (?:${digits}|${words(numberWords)})`, 'iu') },
  { kind: 'date', pattern: new RegExp(`(?:\\d{1,2} de )?${words(months)}(?: de \\d{4})?`, 'iu') },
  { kind: 'date', pattern: /\b(?:19|20)\d\d\b/u, isNeutral: true },
  { kind: 'duration', pattern: new RegExp(`${amount}(?: y ${amount})? ${words(timeUnits)}`, 'iu') },
  { kind: 'weekday', pattern: new RegExp(words(weekdays), 'iu') },
  { kind: 'number', pattern: new RegExp(digits, 'u'), isNeutral: true },
  { kind: 'number', pattern: new RegExp(words(numberWords), 'iu') },
  { kind: 'place', pattern: new RegExp(words(places), 'u') },
  { kind: 'rank', pattern: new RegExp(words(ranks), 'iu') },
  { kind: 'test', pattern: tellsOfTest },
];

// Readers' own words, and figures of which a table says where they come from.
const othersWords: readonly unknown[] = ['userReviews', 'table'];
const noProse = /^(?:id|type|kind|url|to|link|image|src|name|author|webSite|slug|partner)$|Url$|Link$/;
const headings = /^(?:title|eyebrow|heading)$/;

/** The texts of blocks, each with the number of its block from 1. */
export const readBlockPassages = (blocks: readonly unknown[]): Passage[] =>
  blocks.flatMap((block, index) => readPassages(block, index + 1));

/** The texts in a value: strings of several words, but keys, addresses and names. */
export function readPassages(value: unknown, place: Passage['place'], key = ''): Passage[] {
  if (typeof value === 'string') return /\p{L}\S* \S/u.test(value) ? [{ place, text: value, isHeading: headings.test(key) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => readPassages(each, place, key));
  if ('type' in value && othersWords.includes(value.type)) return [];
  const isHeading = 'kind' in value && value.kind === 'heading';
  return Object.entries(value).flatMap(([name, each]) => {
    const isLink = noProse.test(name) && typeof each === 'string';
    return isLink ? [] : readPassages(each, place, isHeading ? 'heading' : name);
  });
}
