import type { SiteFeature } from '../../server/siteFeature.ts';
import { loadCasinoNames, type CasinoNames } from '@lupa/blocks/shared/offer/loadPartner.ts';
import { offerChangeFeeds } from '@lupa/blocks/shared/news/feedPaths.ts';
import { presentChange } from '@lupa/blocks/shared/offerChanges/presentChange.ts';
import type { Clients } from '@lupa/clients/clients.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { defaultMicrocopy, type Microcopy } from '@lupa/contracts/microcopy.ts';
import { defaultContentLocale, defaultPageLocale } from '@lupa/contracts/locale.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { offerVersionsTag, partnerTag, ratingsTag } from '@lupa/contracts/tags.ts';
import { market } from '@lupa/contracts/market.ts';
import { listOfferChanges, type OfferChange } from '@lupa/domain/offerChanges.ts';
import { etags, type ServiceApp, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { type Edge, tagHeader } from '../../server/cache/edge.ts';
import { loadSiteName } from '../../page/siteName.ts';
import { askerOf } from '../../server/askerOf.ts';
import { buildAtom, buildJsonFeed, changeLines, type Feed, type FeedItem, verdictLines } from './buildFeeds.ts';

type SiteContext = Context<ServiceVariables>;
type FeedOptions = { clients: ClientsOfProcess; siteUrl: string; edge: Edge };
type Format = keyof ReturnType<typeof offerChangeFeeds>;

/** Readers keep what they have seen: a feed has the latest changes only. */
const maximumItems = 50;

const formats: Record<Format, { type: string; build: (feed: Feed) => string }> = {
  atom: { type: 'application/atom+xml; charset=utf-8', build: buildAtom },
  json: { type: 'application/feed+json; charset=utf-8', build: buildJsonFeed },
};

/** Feeds of what changed in offers: of all, and of each casino. Anybody may read them from anywhere. */
function addOfferChangeFeeds(app: ServiceApp, options: FeedOptions): void {
  for (const format of Object.keys(formats) as Format[]) {
    const ofAll = offerChangeFeeds(null)[format];
    const ofOne = offerChangeFeeds(`:partner{[a-z0-9-]+[.]${format}}`)[format].slice(0, -format.length - 1);
    app.use(ofAll, etags());
    app.use(ofOne, etags());
    app.get(ofAll, (context) => serveFeed(context, null, format, options));
    app.get(ofOne, (context) => serveFeed(context, (context.req.param('partner') ?? '').slice(0, -format.length - 1), format, options));
  }
}

async function serveFeed(
  context: SiteContext,
  partner: string | null,
  format: Format,
  { clients, siteUrl, edge }: FeedOptions,
): Promise<Response> {
  const { clients: services } = clients.forPage(askerOf(context));
  const versions = await fetchVersions(partner, services).catch(unlessUnavailable);
  if (versions === null) return problemAnswer(context, 503, 'The changes of offers cannot be read now');
  if (versions.length === 0) return problemAnswer(context, 404, 'There is no such feed');
  const { type, build } = formats[format];
  const feed = await composeFeed(versions, partner, { services, siteUrl, url: siteUrl + offerChangeFeeds(partner)[format] });
  return context.body(build(feed), 200, {
    'Content-Type': type,
    'Cache-Control': cachePolicies.openData,
    ...Object.fromEntries([tagHeader(edge, [partner === null ? offerVersionsTag() : partnerTag(partner), ratingsTag()])]),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** Those that a feed is made of; where nothing has changed yet, a first version. None: there are no versions. */
async function fetchVersions(partner: string | null, { partners }: Pick<Clients, 'partners'>): Promise<OfferVersion[]> {
  if (partner !== null) return partners.fetchOfferVersions({ partner });
  const changed = await partners.fetchOfferVersions({ newest: maximumItems });
  return changed.length > 0 ? changed : partners.fetchOfferVersions({ oldest: 1 });
}

type Surroundings = { services: Clients; siteUrl: string; url: string };

async function composeFeed(versions: readonly OfferVersion[], partner: string | null, around: Surroundings): Promise<Feed> {
  const { services, siteUrl, url } = around;
  const changes = listOfferChanges(versions).slice(0, maximumItems);
  const slugs = [...changes.map(({ partnerSlug }) => partnerSlug), ...(partner === null ? [] : [partner])];
  const [siteName, microcopy, casinos] = await Promise.all([
    loadSiteName(services.content, siteUrl),
    services.content.fetchMicrocopy(defaultContentLocale).catch(() => defaultMicrocopy),
    loadCasinoNames(slugs, { clients: services }),
  ]);
  const name = partner === null ? null : (casinos.get(partner)?.name ?? partner);
  return {
    siteName,
    title: name === null ? microcopy.offer_feed : microcopy.offer_feed_of.replace('{casino}', () => name),
    url,
    homePage: `${siteUrl}${(partner !== null && casinos.get(partner)?.reviewSlug) || '/'}`,
    language: market.locale,
    items: changes.map((change) => composeItem(change, casinos, microcopy, siteUrl)),
  };
}

function composeItem(change: OfferChange, casinos: CasinoNames, microcopy: Microcopy, siteUrl: string): FeedItem {
  const { offerId, partnerSlug, at } = change;
  const casino = casinos.get(partnerSlug);
  const texts = { locale: defaultPageLocale, microcopy } as const;
  const presented = presentChange(change, texts);
  return {
    id: `${siteUrl}${offerChangeFeeds(partnerSlug).json}#${offerId}-${at}`,
    url: `${siteUrl}${casino?.reviewSlug ?? '/'}`,
    title: `${casino?.name ?? partnerSlug}: ${presented.offer}`,
    lines: [...changeLines(presented), ...verdictLines(casino?.attributes, texts)],
    at,
  };
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ServiceUnavailableError) return null;
  throw error;
}

/** Feeds of what changed in offers. */
export const offerChanges: SiteFeature = {
  name: 'offerChanges',
  answer: (app, { env, clients, edge }) => addOfferChangeFeeds(app, { clients, siteUrl: env.SITE_URL, edge }),
};
