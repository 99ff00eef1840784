import type { BlockContext } from '@lupa/blocks/block.ts';
import { loadGamePage } from '@lupa/blocks/freeGames/freeGames.load.server.ts';
import type { PresentedGame } from '@lupa/blocks/shared/games/presentGame.ts';
import { providerPagePath } from '@lupa/contracts/cataloguePath.ts';
import type { Provider } from '@lupa/contracts/game.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Found, SearchAnswer } from '@lupa/contracts/search.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import { findNamed, presentCasino, presentNamed, presentUnknown, type ShownCasino, type Verdict } from './reachVerdict.ts';
import { fold, isCloseTo, readQuestion, type ReadQuestion } from './readQuestion.ts';
import { formatQuestion, searchPaths } from './searchPaths.ts';

/** A page as a result: `label` says what it is. `casino` is there for the review of one. */
export type SearchResult = {
  title: string;
  summary: string;
  label: string | null;
  anchor: AnchorProps;
  casino: ShownCasino | null;
  isWarning: boolean;
};

export type Choice = { text: string; anchor: AnchorProps };

export type SearchModel = {
  question: string;
  /** Whether the question has a letter or a figure. */
  isAsked: boolean;
  verdict: Verdict | null;
  results: SearchResult[];
  providers: Choice[];
  /** What may be asked, where nothing is. */
  examples: Choice[];
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
/** What our service says of names and texts that have the words as they were typed; between them are words with other letters. */
const saidScores = [
  [0.5, 0.65],
  [0.75, 1],
] as const;
const exampleCasinos = 3;

const noAnswer: SearchAnswer = { host: null, results: [] };
const noGames = { games: [], rowsFound: 0 };

/** What there is about a question. Nothing of it is kept. Services that do not answer leave out their part. */
export async function loadSearch(question: string, context: BlockContext): Promise<SearchModel> {
  const { clients, presenter, locale, contentLocale, microcopy } = context;
  const read = readQuestion(question, microcopy);
  const isAsked = fold(question) !== '';
  const search = async (text: string) => orElse(clients.content.search(text, contentLocale), null);
  const isNamedOtherwise = read.subject !== '' && fold(read.subject) !== fold(question);
  const [whole, ofSubject, games, allProviders] = await Promise.all([
    isAsked ? search(question) : noAnswer,
    isNamedOtherwise ? search(read.subject) : null,
    // Signs alone are in no name.
    isAsked || question === '' ? orElse(findGames(read.intent === null ? question : read.subject || question, context), null) : noGames,
    isAsked ? orElse(clients.arcade.fetchProviders(), []) : [],
  ]);
  const [named, answer] = chooseNamed([whole ?? noAnswer, ofSubject ?? noAnswer], read, context);
  const casinos = await loadCasinos(answer, context);
  const asked = { host: answer.host, intent: read.intent };
  const providers = findProviders(allProviders, question);
  const hasOthers = (games?.rowsFound ?? 0) > 0 || providers.length > 0;
  const isBrandOnly =
    isAsked && read.intent !== 'game' && !named && answer.host === null && !hasOthers && isBrand(read.subject, [whole, ofSubject]);
  const isUnknown = whole !== null && !named && (answer.host !== null || isBrandOnly);
  const answered = new Set(named?.matches.map(keyOf));
  // Of a brand that we do not know nothing was found but words that look alike.
  const found = isBrandOnly ? [] : preferByAddress(mergeByPath(answer.results), read).filter((each) => !answered.has(keyOf(each)));
  return {
    question,
    isAsked,
    verdict: named
      ? presentNamed(named, asked, casinos, context)
      : isUnknown
        ? await presentUnknown(answer.host ?? read.subject, asked, answer.results, context)
        : null,
    results: found
      .filter(({ score }) => (score ?? 0) >= worstShare * (found[0]?.score ?? 0))
      .map((each) => presentFound(each, casinos, context)),
    providers: providers.map((provider) => ({
      text: provider.name,
      anchor: presenter.anchor({
        url: providerPagePath(provider) ?? `${microcopy.free_games_path}?proveedor=${encodeURIComponent(provider.id)}`,
      }),
    })),
    examples: question === '' ? await listExamples(context) : [],
    games: games?.games ?? [],
    gamesFound: games?.rowsFound ?? 0,
    allGames: presenter.anchor({ url: `${microcopy.free_games_path}?buscar=${encodeURIComponent(question)}` }),
    hasGamesFirst: (games?.rowsFound ?? 0) > 0 && (found[0]?.score ?? 0) < sureScore,
    isIncomplete: whole === null || games === null || (isNamedOtherwise && ofSubject === null),
    locale,
    microcopy,
  };
}

/** The answer that names a casino, of the whole question before its subject; without one, that of the whole question. */
function chooseNamed(
  [whole, ofSubject]: [whole: SearchAnswer, ofSubject: SearchAnswer],
  read: ReadQuestion,
  context: BlockContext,
): [ReturnType<typeof findNamed>, SearchAnswer] {
  for (const answer of [whole, ofSubject]) {
    const named = findNamed(answer, read, context);
    if (named) return [named, answer];
  }
  return [null, ofSubject.host === null ? whole : ofSubject];
}

/** Whether a question is the name of something that we have not written about: few words, none of them in what was found. */
function isBrand(subject: string, answers: readonly (SearchAnswer | null)[]): boolean {
  const words = fold(subject).split(' ');
  const isMeant = ({ title, summary, score }: Found) =>
    (score !== null && saidScores.some(([least, most]) => least <= score && score <= most)) ||
    words.some((word) =>
      fold(`${title} ${summary}`)
        .split(' ')
        .some((other) => isCloseTo(word, other)),
    );
  return words.length <= 3 && fold(subject).length >= 3 && !answers.some((answer) => answer?.results.some(isMeant));
}

/** Questions to begin with: those of the editors, and the casinos of the list. */
async function listExamples({ clients, initialToplist, locale, microcopy }: BlockContext): Promise<Choice[]> {
  const list = await orElse(clients.partners.fetchToplist(initialToplist), null);
  const casinos = Object.values(list?.partners ?? {}).slice(0, exampleCasinos);
  const ofCasinos = casinos.map(({ name }) => microcopy.trust_question.replace('{name}', () => name));
  const texts = [...ofCasinos, ...microcopy.search_examples.split('\n')];
  return texts.map((text) => ({ text, anchor: { href: searchPaths[locale] + formatQuestion(text) } }));
}

/** Without a question, those that are looked for most. */
const findGames = (search: string, context: BlockContext) =>
  loadGamePage({ search, page: 1, pageSize: shownGames, facets: false, ...(search === '' && { sort: 'search_volume:desc' }) }, context);

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

const keyOf = ({ kind, path, title }: Found): string => (kind === 'warning' ? `${path} ${title}` : path);

/** The review of a casino is found as a page and as a casino: it is one result, with the better score. */
function mergeByPath(results: readonly Found[]): Found[] {
  const merged = new Map<string, Found>();
  for (const found of results) {
    const key = keyOf(found);
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

/** Of pages that were found as well as the first, one whose address ends with what was asked for is about it. */
function preferByAddress(results: Found[], { subject }: ReadQuestion): Found[] {
  const end = `/${fold(subject).replaceAll(' ', '-')}/`;
  const about = results.find(({ path, score }) => score === results[0]?.score && path.endsWith(end));
  return about ? [about, ...results.filter((each) => each !== about)] : results;
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
