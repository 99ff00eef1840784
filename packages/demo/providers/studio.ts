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
import { rankedPartners } from '../partners/partners.ts';
import { gamesInWords } from '../writing/gameNames.ts';

/** A studio with the figures of its games, written for Spanish sentences. */
export type Studio = ReturnType<typeof buildStudio>;

/** @throws when the demo's catalogue has no such provider. */
export function buildStudio(providerId: number) {
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
    games,
    count: games.length,
    slots: slots.length,
    /** `tragamonedas, ruleta y mesas` */
    types: gamesInWords(countTypes(games).map(([type]) => type)),
    averageReturn: formatReturn(averageReturn(games)),
    best: { name: best?.name ?? '', returned: formatReturn((best && numberOf(best, 'RTP')) ?? 0) },
    newest: { name: latest?.name ?? '', date: formatDate(latest?.releaseDate ?? '') },
    mostSearched: mostSearched(games)
      .slice(0, 3)
      .map(({ name }) => name),
    /** `3 baja, 4 media, 1 alta y 8 muy alta`; empty without slots. */
    volatility: joinWords(mix.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`)),
    wild: countVolatility(games, 'Muy alta'),
    calm: countVolatility(games, 'Baja'),
    withFreeSpins: games.filter(hasFreeSpins).length,
    withPot: games.filter(({ jackpots }) => jackpots.length > 0).length,
    /** Casinos of the demo that carry it and may be recommended, best first. */
    casinos: rankedPartners.filter(({ providers }) => providers.includes(providerId)),
  };
}
