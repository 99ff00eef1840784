import type { Clients } from '@lupa/clients/clients.ts';
import { type Figure, fillFigures, isRecordFigure, listFigures } from '@lupa/contracts/figure.ts';
import { defaultContentLocale, defaultPageLocale, readContentLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
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
  const figures = new Map<string, Figure>();
  mapTexts(content, (text) => {
    for (const figure of listFigures(text)) figures.set(JSON.stringify(figure), figure);
    return text;
  });
  if (figures.size === 0) return content;
  const valueOf = await loadFigures([...figures.values()], reader, sources);
  return mapTexts(content, (text) => fillFigures(text, valueOf));
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
  const reader = { locale, now, microcopy: texts ?? buildMicrocopy([]) };
  const recordsBy = Map.groupBy(records.flat(), ({ partnerSlug }) => partnerSlug);
  return ({ name, partner, detail }: Figure): string | null => {
    if (isRecordFigure(name)) return formatRecordFigure(name, detail, recordsBy.get(partner) ?? [], locale);
    const facts = { attributes: attributes.get(partner), numberOfGames: games.get(partner) ?? null };
    return formatFigure({ name, detail }, facts, reader);
  };
}

/** Every text inside of JSON, changed; what is no text stays. */
function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  if (typeof content === 'string') return change(content) as Content;
  if (Array.isArray(content)) return content.map((item: unknown) => mapTexts(item, change)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, mapTexts<unknown>(value, change)])) as Content;
}
