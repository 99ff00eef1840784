import type { FeedGame } from '@lupa/contracts/catalogueFeed.ts';
import {
  averageReturn,
  countTypes,
  countVolatility,
  demoProviders,
  formatReturn,
  gamesOfProvider,
  hasFreeSpins,
  mostGenerous,
  mostSearched,
  newest,
  numberOf,
  volatilities,
} from '../catalogue/demoCatalogue.ts';
import { joinWords, lowerFirst } from '../writing/words.ts';
import { formatDate } from '../writing/figures.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { rankedPartners } from '../partners/partners.ts';
import { gamesInWords } from '../reviews/gameSection.ts';

/** A studio with the figures of its games, written for Spanish sentences. */
export type Studio = {
  id: number;
  name: string;
  normalisedName: string;
  founded: number;
  isArchived: boolean;
  games: FeedGame[];
  count: number;
  slots: number;
  /** `132 tragamonedas, 4 ruleta y 3 mesas` without the numbers: `tragamonedas, ruleta y mesas` */
  types: string;
  averageReturn: string;
  best: { name: string; returned: string };
  newest: { name: string; date: string };
  mostSearched: string[];
  /** `3 baja, 4 media, 1 alta y 8 muy alta`; empty without slots. */
  volatility: string;
  wild: number;
  calm: number;
  withFreeSpins: number;
  withPot: number;
  /** Casinos of the demo that carry it and may be recommended, best first. */
  casinos: DemoPartner[];
};

/** @throws when the demo's catalogue has no such provider. */
export function buildStudio(providerId: number): Studio {
  const provider = demoProviders.find(({ id }) => id === providerId);
  if (!provider) throw new Error(`No provider ${providerId}`);
  const games = gamesOfProvider(providerId);
  const slots = games.filter(({ type }) => type === 'SLOTS');
  const [best] = mostGenerous(slots.length > 0 ? slots : games);
  const [latest] = newest(games);
  const mix = volatilities.map((volatility) => [countVolatility(games, volatility), lowerFirst(volatility)] as const);
  return {
    id: providerId,
    name: provider.name,
    normalisedName: provider.normalisedName,
    founded: Number(provider.founded),
    isArchived: provider.archived,
    games,
    count: games.length,
    slots: slots.length,
    types: gamesInWords(countTypes(games).map(([type]) => type)),
    averageReturn: formatReturn(averageReturn(games)),
    best: { name: best?.name ?? '', returned: formatReturn((best && numberOf(best, 'RTP')) ?? 0) },
    newest: { name: latest?.name ?? '', date: formatDate(latest?.releaseDate ?? '') },
    mostSearched: mostSearched(games)
      .slice(0, 3)
      .map(({ name }) => name),
    volatility: joinWords(mix.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`)),
    wild: countVolatility(games, 'Muy alta'),
    calm: countVolatility(games, 'Baja'),
    withFreeSpins: games.filter(hasFreeSpins).length,
    withPot: games.filter(({ jackpots }) => jackpots.length > 0).length,
    casinos: rankedPartners.filter(({ providers }) => providers.includes(providerId)),
  };
}
