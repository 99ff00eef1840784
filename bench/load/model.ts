import type { Stream } from './simulateQueue.ts';

/** What is assumed: nobody has measured such a site yet. Change it, and run the model again. */
export const assumed = {
  viewsPerMonth: 50_000_000,
  /** The busiest hour of a month has so many times the views of a mean one. */
  busiestHour: 3,
  /** On top of the busiest hour. */
  peak: 10,
  /** Parts of all views. */
  gamePages: 0.4,
  /** Of the views of game pages, those of games that nobody has looked at since the last import, or that no longer fit into memory. */
  coldGamePages: 0.25,
  clicks: 0.03,
  libraryQuestions: 0.1,
  /** Views that show a jackpot, and for how many minutes. */
  jackpotViews: 0.15,
  jackpotMinutes: 2,
  /** Messages a minute for each of them. */
  jackpotMessages: 10,
  /** Publications in a busy hour, pages that each ends, and processes of the site that make these again. */
  publications: 60,
  pagesEnded: 40,
  sites: 2,
  /** Of the views of all other pages, those that a CDN answers where there is one. */
  atTheEdge: 0.9,
  /** First visits among views: they fetch styles and script, too. */
  firstVisits: 0.35,
  /** Dollars a month for a core with 4 GB of memory, and for a terabyte that leaves. */
  coreDollars: 20,
  terabyteDollars: 10,
};

/** Milliseconds of a core, and bytes, as docs/performance.md has them. Over HTTP and one at a time, a time is at least what the machine worked. */
export const measured = {
  keptPage: { milliseconds: 0.0187, from: 'site: cached hit of the home page' },
  madePage: { milliseconds: 6, from: 'site: home page made again' },
  coldGamePage: { milliseconds: 26.01, from: 'catalogue: a game, p50 over HTTP with services and Postgres' },
  click: { milliseconds: 0.054 + 0.0237, from: 'clickout: redirect, with Postgres' },
  libraryQuestion: { milliseconds: 7.07, from: 'arcade: the slowest question about 500,000 games, p50 over HTTP with Postgres' },
  jackpotConnection: { milliseconds: 0.387, from: 'jackpots: connect and first amount' },
  jackpotMinute: { milliseconds: 0.197, from: 'jackpots: a connected client for a minute' },
  jackpotMessage: { milliseconds: 0.021, from: 'jackpots: a message' },
  pageBytes: 20_715,
  styleBytes: 22_500,
  scriptBytes: 4700,
};

export type PartLoad = { part: string; streams: Stream[] };

/** What each part has to do at `factor` times the busiest hour. `edge`: with a CDN before the site. */
export function loadOf(factor: number, edge: boolean): PartLoad[] {
  const views = meanViews() * assumed.busiestHour * factor;
  // What is rarely asked for is not at the edge either.
  const cold = views * assumed.gamePages * assumed.coldGamePages;
  const kept = (views - cold) * (edge ? 1 - assumed.atTheEdge : 1);
  const made = (assumed.publications * assumed.pagesEnded * assumed.sites) / 3600;
  const jackpots = views * assumed.jackpotViews;
  const of = (perSecond: number, { milliseconds }: { milliseconds: number }): Stream => ({ perSecond, milliseconds });
  return [
    {
      part: 'site: kept pages, pages made again',
      streams: [of(kept, measured.keptPage), of(made, measured.madePage)],
    },
    { part: 'site, games and Postgres: pages of games that are rarely asked for', streams: [of(cold, measured.coldGamePage)] },
    { part: 'games and Postgres: questions of the library', streams: [of(views * assumed.libraryQuestions, measured.libraryQuestion)] },
    { part: 'click-out and Postgres', streams: [of(views * assumed.clicks, measured.click)] },
    {
      part: 'jackpots',
      streams: [
        of(jackpots, measured.jackpotConnection),
        of(jackpots * assumed.jackpotMinutes, measured.jackpotMinute),
        of(jackpots * assumed.jackpotMinutes * assumed.jackpotMessages, measured.jackpotMessage),
      ],
    },
  ];
}

export const meanViews = (): number => assumed.viewsPerMonth / (30 * 86_400);

/** Cores that are at work all the time. */
export const coresOf = (streams: readonly Stream[]): number =>
  streams.reduce((sum, { perSecond, milliseconds }) => sum + (perSecond * milliseconds) / 1000, 0);

/** What leaves for visitors in a month, in terabytes, without pictures. */
export function terabytesOf(): number {
  const { pageBytes, styleBytes, scriptBytes } = measured;
  return (assumed.viewsPerMonth * (pageBytes + assumed.firstVisits * (styleBytes + scriptBytes))) / 1e12;
}
