import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { isFitInstead } from '@lupa/domain/rating/verdict.ts';
import { type AnchorProps, isPaid, leadsNowhere } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import { type BlockContext, type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { isDate, presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredBlackList } from './blackList.schema.ts';

export type ListedCasino = {
  name: string;
  webSite: string;
  logo: PictureProps | null;
  reason: string;
  since: PresentedDate | null;
  source: PresentedSource | null;
  alternative: { name: string; review: AnchorProps | null } | null;
};

export type BlackListProps = BlockHead & {
  casinos: ListedCasino[];
};

/** A register without entries would read as if there were nobody to warn of. */
export const EmptyBlackListError = defineError('EmptyBlackListError', (id: string) => `The black list "${id}" names nobody.`);

export const loadBlackList: BlockLoader<StoredBlackList, BlackListProps> = async (stored, context) => {
  if (stored.items.length === 0) throw new EmptyBlackListError(stored.id);
  const alternatives = await loadAlternatives(stored, context);
  return {
    ...presentHead(stored, context),
    casinos: stored.items.map((item) => presentCasino(item, alternatives, context)),
  };
};

function presentCasino(
  item: StoredBlackList['items'][number],
  alternatives: Map<string, ToplistPartner>,
  context: BlockContext,
): ListedCasino {
  const { presenter, locale } = context;
  const alternative = item.partner === null ? undefined : alternatives.get(item.partner);
  const reviewSlug = alternative?.attributes.reviewSlug ?? null;
  return {
    name: item.name,
    webSite: item.webSite,
    logo: item.logo && presenter.picture(item.logo, { width: 128, height: 64, fit: 'inside' }),
    reason: item.reason,
    since: isDate(item.reportedOn) ? presentDate(item.reportedOn, locale) : null,
    source: presentSource(item, context),
    alternative: alternative
      ? { name: alternative.name, review: reviewSlug === null ? null : presenter.anchor({ url: reviewSlug }) }
      : null,
  };
}

async function loadAlternatives({ items }: StoredBlackList, { clients }: BlockContext): Promise<Map<string, ToplistPartner>> {
  const slugs = [...new Set(items.flatMap(({ partner }) => partner ?? []))];
  const partners = slugs.length === 0 ? [] : await clients.partners.fetchPartnersBySlug(slugs).catch(() => []);
  return new Map(partners.filter(({ attributes }) => isFitInstead(attributes)).map((partner) => [partner.slug, partner]));
}

type PresentedSource = { text: string; anchor: AnchorProps | null };

/**
 * Public sources by their host (`sernac.cl`), pages of the site and records of a review by a word; another text ("un lector") stands as it is. The listed casino is
 * never linked, nor is any partner.
 */
function presentSource(
  { source, webSite }: { source: string | null; webSite: string },
  { presenter, microcopy }: Pick<BlockContext, 'presenter' | 'microcopy'>,
): PresentedSource | null {
  if (source === null) return null;
  if (source.startsWith('/')) {
    const text = source.includes('#') ? microcopy.see_evidence : microcopy.source_of_ours;
    return { text, anchor: presenter.anchor({ url: source }) };
  }
  const host = hostOf(source);
  if (host === null) return /^[a-z]+:/i.test(source) ? null : { text: source, anchor: null };
  const casinoHost = hostOf(/^https?:/.test(webSite) ? webSite : `https://${webSite}`);
  const isOfCasino = casinoHost !== null && (host === casinoHost || host.endsWith(`.${casinoHost}`));
  const anchor = presenter.anchor({ url: source, openInNewTab: true, noFollow: true });
  return { text: host, anchor: isOfCasino || isPaid(anchor) || leadsNowhere(anchor) ? null : anchor };
}

function hostOf(url: string): string | null {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '');
}
