import type { Clients } from '@lupa/clients/clients.ts';
import { type Figure, fillFigures, isRecordFigure, listFigures } from '@lupa/contracts/figure.ts';
import { defaultContentLocale, defaultPageLocale, readContentLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import { formatFigure } from './formatFigure.ts';
import { formatRecordFigure } from './formatRecordFigure.ts';
import { orElse } from './middleware/orElse.ts';

export type FigureSources = {
  content: Pick<Clients['content'], 'fetchPartnerEntities' | 'fetchMicrocopy'>;
  partners: Pick<Clients['partners'], 'fetchPartnersBySlug' | 'fetchRecords'>;
};
type Reader = { locale: string; now: Date };

/**
 * Content with the figures that its texts name, in a language; where none is named, the very same content, and nothing is asked for. A figure of
 * a partner that is not there, or cannot be asked for, is a dash.
 */
export async function fillPageFigures<Content>(content: Content, reader: Reader, sources: FigureSources): Promise<Content> {
  const named = listNamed(content);
  const figures = new Map(named.flatMap((each) => each.figures).map((figure) => [JSON.stringify(figure), figure]));
  if (figures.size === 0) return content;
  const valueOf = await loadFigures([...figures.values()], reader, sources);
  const holders = new Set<unknown>(named.flatMap((each) => each.holders));
  return fillIn(content, holders, (text) => fillFigures(text, valueOf));
}

async function loadFigures(figures: readonly Figure[], { locale, now }: Reader, { content, partners }: FigureSources) {
  const slugsOf = (isWanted: (figure: Figure) => boolean) => [...new Set(figures.filter(isWanted).map(({ partner }) => partner))];
  const ask = async <Answer>(slugs: readonly string[], fetch: (slugs: readonly string[]) => Promise<Answer[]>) =>
    slugs.length === 0 ? [] : orElse(fetch(slugs), []);
  const needsTexts = locale !== defaultPageLocale && figures.some(({ name }) => name === 'offerTitle');
  const [found, entities, records, texts] = await Promise.all([
    ask(
      slugsOf(({ name }) => !isRecordFigure(name) && name !== 'numberOfGames'),
      partners.fetchPartnersBySlug,
    ),
    ask(
      slugsOf(({ name }) => name === 'numberOfGames'),
      content.fetchPartnerEntities,
    ),
    Promise.all(slugsOf(({ name }) => isRecordFigure(name)).map((slug) => orElse(partners.fetchRecords({ partner: slug }), []))),
    needsTexts ? orElse(content.fetchMicrocopy(readContentLocale(locale) ?? defaultContentLocale), null) : null,
  ]);
  const attributes = new Map(found.map((partner) => [partner.slug, partner.attributes]));
  const games = new Map(entities.map(({ partnerSlug, numberOfGames }) => [partnerSlug, numberOfGames]));
  const reader = { locale, now, microcopy: texts ?? defaultMicrocopy };
  const recordsBy = Map.groupBy(records.flat(), ({ partnerSlug }) => partnerSlug);
  return ({ name, partner, detail }: Figure): string | null => {
    if (isRecordFigure(name)) return formatRecordFigure(name, detail, recordsBy.get(partner) ?? [], locale);
    const facts = { attributes: attributes.get(partner), numberOfGames: games.get(partner) ?? null };
    return formatFigure({ name, detail }, facts, reader);
  };
}

/** The figures that are named inside of JSON, and all objects and lists inside of which one is. */
type Named = { figures: Figure[]; holders: object[] };

/** Of answers and their entries, which are kept and on many pages. */
const namedIn = new WeakMap<object, Named>();

/** A list is often made anew of entries that are kept. */
function listNamed(content: unknown): Named[] {
  if (!Array.isArray(content)) return [nameOnce(content)];
  const entries = content.map(nameOnce);
  return entries.some(({ figures }) => figures.length > 0) ? [...entries, { figures: [], holders: [content] }] : [];
}

function nameOnce(content: unknown): Named {
  const known = typeof content === 'object' && content !== null ? namedIn.get(content) : undefined;
  if (known) return known;
  const named: Named = { figures: [], holders: [] };
  collectNamed(content, named);
  if (typeof content === 'object' && content !== null) namedIn.set(content, named);
  return named;
}

function collectNamed(content: unknown, named: Named): void {
  const { length } = named.figures;
  if (typeof content === 'string') named.figures.push(...listFigures(content));
  if (typeof content !== 'object' || content === null) return;
  for (const value of Object.values(content)) collectNamed(value, named);
  if (named.figures.length > length) named.holders.push(content);
}

function fillIn<Content>(content: Content, holders: ReadonlySet<unknown>, fill: (text: string) => string): Content {
  if (typeof content === 'string') return fill(content) as Content;
  if (!holders.has(content)) return content;
  if (Array.isArray(content)) return content.map((item: unknown) => fillIn(item, holders, fill)) as Content;
  return Object.fromEntries(
    Object.entries(content as object).map(([key, value]) => [key, fillIn<unknown>(value, holders, fill)]),
  ) as Content;
}
