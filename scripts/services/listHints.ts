import { nameCall } from '@lupa/contracts/calls.ts';
import { isOpenEnded } from '@lupa/contracts/game.ts';
import { isCasinoOutdated, mayBeLinked } from '@lupa/contracts/linkFacts.ts';
import { type Asked, type AskedServices, gamesAsked } from './askServices.ts';

export type HintSettings = {
  SERVICES: readonly string[];
  OFFER_LINKS: 'signed' | 'plain';
  IMAGE_HOSTS: string | undefined;
  CONTENT_IMAGES_URL?: string | undefined;
  ARCADE_IMAGES_URL?: string | undefined;
  IMAGES_URL: string;
  JACKPOTS_URL: string | undefined;
  FREEPLAY_URL: string | undefined;
  TOPLIST_IDENTIFIER: string;
};

/** What the answers say about settings, and about ids that do not fit together: a sentence each. */
export function listHints(asked: AskedServices, settings: HintSettings): string[] {
  return [
    ...hintSettings(settings),
    ...hintImages(asked, settings),
    ...hintGames(asked),
    ...hintCasinos(asked, settings),
    ...hintIds(asked),
  ];
}

function hintSettings({ SERVICES, OFFER_LINKS, JACKPOTS_URL, FREEPLAY_URL }: HintSettings): string[] {
  const isClickOutOurs = SERVICES.includes('clickout');
  return [
    ...(isClickOutOurs || OFFER_LINKS === 'plain'
      ? []
      : ['OFFER_LINKS=plain: the click-out host is not ours, and signed links are for ours alone.']),
    ...(isClickOutOurs && OFFER_LINKS === 'plain' ? ['OFFER_LINKS=signed: our click-out host takes signed links alone.'] : []),
    ...(JACKPOTS_URL === undefined ? ['JACKPOTS_URL is not set: no jackpots.'] : []),
    ...(FREEPLAY_URL === undefined ? ['FREEPLAY_URL is not set: games cannot be played.'] : []),
  ];
}

function hintImages(asked: AskedServices, settings: HintSettings): string[] {
  const { SERVICES, IMAGE_HOSTS, CONTENT_IMAGES_URL, ARCADE_IMAGES_URL, IMAGES_URL } = settings;
  const { page, navigationGroup, globals, globalPaymentMethod, partnerEntity, toplist, games, providers } = asked;
  const sources = listTexts(
    [page, navigationGroup, globals, globalPaymentMethod, partnerEntity, toplist].map(({ value }) => value),
    imageKeys,
  );
  const known = [IMAGES_URL, CONTENT_IMAGES_URL, ARCADE_IMAGES_URL, ...(IMAGE_HOSTS ?? '').split(',')].flatMap(originOf);
  const foreign = [...new Set(sources.flatMap(originOf))].filter((origin) => !known.includes(origin));
  const relative = sources.find((source) => !URL.canParse(source));
  const hash = listTexts([games.value, providers.value], ['hash']).find((source) => !URL.canParse(source));
  return [
    ...(foreign.length > 0 && IMAGE_HOSTS !== '*' ? [`IMAGE_HOSTS=${foreign.join(',')}: images are there.`] : []),
    ...(relative !== undefined && !SERVICES.includes('content') && CONTENT_IMAGES_URL === undefined
      ? [`CONTENT_IMAGES_URL: where images such as ${relative} are.`]
      : []),
    ...(hash !== undefined && !SERVICES.includes('arcade') && ARCADE_IMAGES_URL === undefined
      ? [`ARCADE_IMAGES_URL: where images such as ${hash} are.`]
      : []),
  ];
}

const imageKeys = ['src', 'logo', 'favicon', 'image', 'casinoLogo', 'logoSite'];

function listTexts(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (keys.includes(key) && inner !== '' ? [inner] : []) : listTexts(inner, keys),
  );
}

const originOf = (url: string | undefined): string[] => (url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []);

/** Of a full page of which nothing says that it is not all. */
function hintGames({ games: { value } }: AskedServices): string[] {
  if (value === null || value.results.length !== gamesAsked || value.rowsFound !== gamesAsked) return [];
  return isOpenEnded(value, gamesAsked)
    ? [`${nameCall('games')} says no total (\`rowsFound\`): visitors read "${gamesAsked}+".`]
    : [
        `${nameCall('games')} has ${gamesAsked} games, as many as a page. Where that is not all, let it say \`rowsFound\` and tell its pages apart.`,
      ];
}

function hintCasinos(asked: AskedServices, { TOPLIST_IDENTIFIER }: HintSettings): string[] {
  const { toplist, partnerEntity } = asked;
  if (toplist.failure !== null) return [];
  const casinos = Object.values(toplist.value?.partners ?? {});
  if (casinos.length === 0) return [`TOPLIST_IDENTIFIER: the toplist "${TOPLIST_IDENTIFIER}" has nobody.`];
  const entries = new Set(partnerEntity.value?.map(({ partnerSlug }) => partnerSlug));
  const closed = casinos
    .filter(({ attributes }) => !mayBeLinked(attributes))
    .map(({ slug, attributes }) => {
      if (isCasinoOutdated(attributes)) return 'no longer recommended';
      if (attributes.urlOffer === null) return 'no `urlOffer`';
      const unsaid =
        attributes.activePartner === null ? 'activePartner' : attributes.urlOffer === undefined ? 'urlOffer' : 'recommendedPartner';
      return explainUnsaid(partnerEntity, entries.has(slug)) ?? `no readable \`${unsaid}\``;
    });
  const withoutPath = casinos.filter(({ attributes }) => !attributes.offers.some((offer) => offer.attributes.afflinkProxy !== ''));
  const unread = (['partnersBySlug', 'partnerEntity'] as const).filter((call) => asked[call].failure !== null).map(nameCall);
  const reasons = [...Map.groupBy(closed, (reason) => reason)].map(([reason, { length }]) => `${reason} (${length})`);
  const unreadToo = unread.length > 0 ? `, but ${unread.join(' and ')} cannot be read` : '';
  return [
    ...(closed.length > 0 ? [`${closed.length} of ${casinos.length} casinos have no way out: ${reasons.join(', ')}.`] : []),
    ...(withoutPath.length > 0
      ? [`${withoutPath.length} of ${casinos.length} casinos have no offer with an \`afflinkProxy\`${unreadToo}.`]
      : []),
  ];
}

/** Why nothing is known of what a toplist does not say; undefined: there is an entry. */
function explainUnsaid({ isReached, failure, dropped }: Asked, hasEntry: boolean): string | undefined {
  const call = nameCall('partnerEntity');
  if (failure !== null) return `${call} ${isReached ? 'cannot be read' : 'did not answer'}: ${failure}`;
  if (hasEntry) return undefined;
  return dropped.length > 0 ? `${call} has no entry that can be read` : `${call} has no entry`;
}

/** Ids of one thing that two services give: where none is the same, they are of different kinds. */
function hintIds({
  toplist,
  partnersBySlug,
  partnerEntity,
  providers,
  gamesByIds,
  gameEntity,
  globalPaymentMethod,
}: AskedServices): string[] {
  const partners = [...Object.values(toplist.value?.partners ?? {}), ...(partnersBySlug.value ?? [])].map(({ attributes }) => attributes);
  const entities = partnerEntity.value ?? [];
  const ofPartners = [...partners.flatMap((one) => one.providers), ...entities.flatMap((one) => one.softwareProviders)];
  const methods = globalPaymentMethod.value ?? [];
  return [
    compare(
      'ids of providers',
      ['partners', ofPartners.map(({ arcadeId }) => arcadeId)],
      ['providers/', (providers.value ?? []).map(({ id }) => id)],
    ),
    compare(
      'ids of games',
      ['gameEntity/', (gameEntity.value ?? []).map(({ arcadeId }) => arcadeId)],
      ['games/', (gamesByIds.value ?? []).map(({ id }) => id)],
    ),
    compare(
      'names of payment methods',
      ['partners', partners.flatMap(({ paymentMethods }) => paymentMethods.map(({ name }) => name))],
      ['globalPaymentMethod/', methods.map(({ name }) => name)],
    ),
    compare(
      'slugs of casinos',
      ['toplist/', Object.values(toplist.value?.partners ?? {}).map(({ slug }) => slug)],
      ['partnerEntity', entities.map(({ partnerSlug }) => partnerSlug)],
    ),
  ].flat();
}

type Named = [where: string, ids: readonly string[]];

function compare(what: string, [where, ids]: Named, [otherWhere, others]: Named): string[] {
  const isApart = ids.length > 0 && others.length > 0 && !ids.some((id) => others.includes(id));
  return isApart ? [`The ${what} do not fit: ${where} has ${some(ids)}, ${otherWhere} has ${some(others)}.`] : [];
}

const some = (ids: readonly string[]): string => `${[...new Set(ids)].slice(0, 3).join(', ')}${new Set(ids).size > 3 ? ' …' : ''}`;
