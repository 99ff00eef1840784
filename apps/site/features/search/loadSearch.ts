import type { BlockContext } from '@lupa/blocks/block.ts';
import { loadGamePage } from '@lupa/blocks/freeGames/freeGames.load.server.ts';
import type { PresentedGame } from '@lupa/blocks/shared/games/presentGame.ts';
import { type PresentedScore, presentScore, presentSymbol } from '@lupa/blocks/shared/offer/presentFacts.ts';
import { presentVerdict, type PresentedVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import { isDate } from '@lupa/blocks/shared/section/presentLink.ts';
import { providerPagePath } from '@lupa/contracts/cataloguePath.ts';
import type { Provider } from '@lupa/contracts/game.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Found, SearchAnswer } from '@lupa/contracts/search.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import { orElse } from '../../page/middleware/orElse.ts';

type ShownCasino = { name: string; symbol: PictureProps | null; rating: PresentedScore | null; verdict: PresentedVerdict | null };

/** A page as a result: `label` says what it is. `casino` is there for the review of one. */
export type SearchResult = {
  title: string;
  summary: string;
  label: string | null;
  anchor: AnchorProps;
  casino: ShownCasino | null;
  isWarning: boolean;
};

/** What is known of the casino that was asked for. `host` is there where its web site was asked for. */
export type Verdict = { name: string; host: string | null } & (
  | { kind: 'reviewed'; casino: ShownCasino | null; review: AnchorProps }
  | { kind: 'listed'; reasons: string[]; list: AnchorProps }
  | { kind: 'unknown' }
);

export type SearchModel = {
  question: string;
  verdict: Verdict | null;
  results: SearchResult[];
  providers: { name: string; anchor: AnchorProps }[];
  games: PresentedGame[];
  gamesFound: number;
  allGames: AnchorProps;
  /** Whether the games are what was most likely asked for. */
  hasGamesFirst: boolean;
  /** Something could not be asked: there may be more. */
  isIncomplete: boolean;
  locale: PageLocale;
  microcopy: Microcopy;
};

/** So many games are shown; the library has the others. */
const shownGames = 6;
const shownProviders = 6;
/** From this score on a page is what was asked for, and stands before the games. */
const sureScore = 0.8;
/** A result that is so much worse than the best one was not meant. */
const worstShare = 0.5;

const noAnswer: SearchAnswer = { host: null, results: [] };
const noGames = { games: [], rowsFound: 0 };

/** What there is about a question. Nothing of it is kept. Services that do not answer leave out their part. */
export async function loadSearch(question: string, context: BlockContext): Promise<SearchModel> {
  const { clients, presenter, locale, contentLocale, microcopy } = context;
  const isAsked = question.length > 0;
  const [published, games, providers] = await Promise.all([
    isAsked ? orElse(clients.content.search(question, contentLocale), null) : noAnswer,
    isAsked ? orElse(findGames(question, context), null) : noGames,
    isAsked ? orElse(clients.arcade.fetchProviders(), []) : [],
  ]);
  const answer = published ?? noAnswer;
  const casinos = await loadCasinos(answer, context);
  const found = mergeByPath(answer.results);
  const results = found
    .filter(({ score }) => (score ?? 0) >= worstShare * (found[0]?.score ?? 0))
    .map((each) => presentFound(each, casinos, context));
  return {
    question,
    verdict: isAsked ? reachVerdict(answer, casinos, context) : null,
    results,
    providers: findProviders(providers, question).map((provider) => ({
      name: provider.name,
      anchor: presenter.anchor({
        url: providerPagePath(provider) ?? `${microcopy.free_games_path}?proveedor=${encodeURIComponent(provider.id)}`,
      }),
    })),
    games: games?.games ?? [],
    gamesFound: games?.rowsFound ?? 0,
    allGames: presenter.anchor({ url: `${microcopy.free_games_path}?buscar=${encodeURIComponent(question)}` }),
    hasGamesFirst: (games?.rowsFound ?? 0) > 0 && (found[0]?.score ?? 0) < sureScore,
    isIncomplete: published === null || games === null,
    locale,
    microcopy,
  };
}

const findGames = (search: string, context: BlockContext) =>
  loadGamePage({ search, page: 1, pageSize: shownGames, facets: false }, context);

/** Accents and case do not count. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

function findProviders(providers: readonly Provider[], question: string): Provider[] {
  const wanted = fold(question);
  if (wanted.length < 2) return [];
  return providers.filter(({ name }) => fold(name).includes(wanted)).slice(0, shownProviders);
}

async function loadCasinos({ results }: SearchAnswer, { clients }: BlockContext): Promise<Map<string, PartnerBySlug>> {
  const slugs = results.flatMap(({ partner }) => partner ?? []);
  const partners = slugs.length === 0 ? [] : await orElse(clients.partners.fetchPartnersBySlug(slugs), []);
  return new Map(partners.map((partner) => [partner.slug, partner]));
}

/** The review of a casino is found as a page and as a casino: it is one result, with the better score. */
function mergeByPath(results: readonly Found[]): Found[] {
  const merged = new Map<string, Found>();
  for (const found of results) {
    const key = found.kind === 'warning' ? `${found.path} ${found.title}` : found.path;
    const before = merged.get(key);
    if (!before) merged.set(key, found);
    else {
      const page = before.kind === 'page' ? before : found;
      merged.set(key, {
        ...before,
        title: page.title,
        summary: page.summary,
        category: page.category,
        partner: before.partner ?? found.partner,
      });
    }
  }
  return [...merged.values()];
}

function presentFound(found: Found, casinos: ReadonlyMap<string, PartnerBySlug>, context: BlockContext): SearchResult {
  const casino = found.partner === null ? undefined : casinos.get(found.partner);
  return {
    title: found.title,
    summary: found.summary,
    label: found.kind === 'warning' ? context.microcopy.search_warning : found.category,
    anchor: context.presenter.anchor({ url: found.path }),
    casino: casino ? presentCasino(casino, context) : null,
    isWarning: found.kind === 'warning',
  };
}

function presentCasino({ name, attributes }: PartnerBySlug, context: BlockContext): ShownCasino {
  const { rating } = attributes;
  return {
    name,
    symbol: presentSymbol(attributes, context),
    rating: rating === null ? null : presentScore(rating, context),
    verdict: presentVerdict(attributes, context),
  };
}

/** Never more than what is on record: a warning, a review, or that there is neither. */
function reachVerdict({ host, results }: SearchAnswer, casinos: ReadonlyMap<string, PartnerBySlug>, context: BlockContext): Verdict | null {
  const { presenter } = context;
  const wanted = host === null ? 'name' : 'host';
  const matches = results.filter(({ kind, match }) => kind !== 'page' && match === wanted);
  const warning = matches.find(({ kind }) => kind === 'warning');
  const review = matches.find(({ kind }) => kind === 'casino');
  const reviewed = casinos.get(review?.partner ?? '');
  const casino = reviewed ? presentCasino(reviewed, context) : null;
  if (warning) {
    const verdict = casino?.verdict?.kind === 'blacklisted' ? casino.verdict : null;
    const reasons = [warning.summary, ...(verdict?.reasons ?? presentSince(warning, context))].filter((text) => text !== '');
    return { kind: 'listed', name: warning.title, host, reasons, list: presenter.anchor({ url: warning.path }) };
  }
  if (review) return { kind: 'reviewed', name: review.title, host, casino, review: presenter.anchor({ url: review.path }) };
  return host === null ? null : { kind: 'unknown', name: host, host };
}

const presentSince = ({ since }: Found, { locale, microcopy }: BlockContext): string[] =>
  isDate(since) ? [microcopy.verdict_since.replace('{date}', formatDate(since, locale, 'short'))] : [];
