import { averageReturn, countTypes, demoGames, demoProviders, formatReturn, gamesOfProvider } from '../catalogue/demoCatalogue.ts';
import { providerMarkFile } from '../media.ts';
import { countOf, joinWords } from '../writing/words.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { formatNumber } from '../writing/figures.ts';
import { buildProviderPage, providerSlug } from '../providers/providerPage.ts';
import type { Studio } from '../providers/studio.ts';
import { studioTexts } from '../providers/studioTexts.ts';
import { gamesInWords } from '../writing/gameNames.ts';

const written = studioTexts.map(({ studio }) => studio).toSorted((a, b) => b.count - a.count);
const active = demoProviders.filter(({ archived }) => !archived);
const closed = demoProviders.filter(({ archived }) => archived);
const bySize = demoProviders.toSorted((a, b) => gamesOfProvider(b.id).length - gamesOfProvider(a.id).length);
const largest = bySize.slice(0, 5);
const largestShare = Math.round((largest.reduce((sum, { id }) => sum + gamesOfProvider(id).length, 0) / demoGames.length) * 100);
const oldest = Math.min(...demoProviders.map(({ founded }) => Number(founded)));

const mainTypes = ({ games }: Studio): string =>
  gamesInWords(
    countTypes(games)
      .slice(0, 3)
      .map(([type]) => type),
  );

const index: DemoPage = readPage('pages/proveedores', {
  studioCount: String(demoProviders.length),
  gameCount: formatNumber(demoGames.length),
  activeCount: String(active.length),
  closedCount: String(closed.length),
  closedStudios: joinWords(closed.map(({ name }) => name)),
  writtenStudios: written.map((studio) => ({
    title: studio.name,
    url: providerSlug(studio),
    copy: `${studio.count} juegos: ${mainTypes(studio)}`,
    image: providerMarkFile(studio.id),
  })),
  largestStudios: joinWords(largest.map(({ name }) => name)),
  largestShare: String(largestShare),
  oldestYear: String(oldest),
  otherStudios: bySize
    .filter(({ id }) => !written.some((studio) => studio.id === id))
    .map((provider) => ({
      title: provider.name,
      url: providerSlug(provider),
      copy: `${countOf(gamesOfProvider(provider.id).length, 'juego', 'juegos')} en el catálogo`,
    })),
  studios: bySize.map(({ id, name, founded, archived }) => [
    archived ? `**${name}** *(cerrado)*` : `**${name}**`,
    founded ?? '-',
    formatNumber(gamesOfProvider(id).length),
    formatReturn(averageReturn(gamesOfProvider(id))),
  ]),
});

/** The index of studios and the pages of those that were written about. */
export const providerPages: DemoPage[] = [index, ...studioTexts.map(buildProviderPage)];
