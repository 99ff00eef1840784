import { readClickOutPath } from '@lupa/contracts/clickOut.ts';
import type { BylineProps } from '@lupa/ui/Byline.tsx';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import { PageNotFoundError } from '../pageNotFoundError.ts';
import { presentByline } from '../presentByline.ts';
import { presentLink, type PresentedLink } from '../presentLink.ts';
import type { StoredHeroSection } from './heroSection.schema.ts';

export type HeroSectionProps = {
  variant: StoredHeroSection['variant'];
  eyebrow: string | null;
  title: string;
  body: PresentedPart[];
  picture: PictureProps | null;
  cta: PresentedLink | null;
  /** Stands under a button that leads to a partner. */
  advertising: string | null;
  byline: BylineProps | null;
};

/** @throws PageNotFoundError for the review of a casino that the content service does not know */
export const loadHeroSection: BlockLoader<StoredHeroSection, HeroSectionProps> = async (stored, context) => {
  if (!(await hasSubject(stored, context))) throw new PageNotFoundError(`There is no partner "${stored.partner}" to review.`);
  const cta = (await leadsSomewhere(stored.cta, context)) ? presentLink(stored.cta, context.presenter) : null;
  const { advertising, adults_only, terms_apply } = context.microcopy;
  return {
    variant: stored.variant,
    eyebrow: stored.eyebrow,
    title: stored.title,
    body: context.presenter.richText(stored.body),
    picture:
      stored.image &&
      context.presenter.picture(stored.image, { width: 640, sizes: '(min-width: 1024px) 520px, 100vw', isPriority: context.index === 0 }),
    cta,
    advertising: cta?.anchor.rel?.includes('sponsored') ? `${advertising}. ${adults_only}. ${terms_apply}.` : null,
    byline: context.index === 0 ? presentByline(context.page, context) : null,
  };
};

/** A casino review is about its partner: without one there is no page. Without an answer nothing is said about it. */
async function hasSubject({ variant, partner }: StoredHeroSection, { clients }: BlockContext): Promise<boolean> {
  if (variant !== 'casino-review' || partner === null) return true;
  const found = await clients.content.fetchPartnerEntities([partner]).catch(() => null);
  return found === null || found.length > 0;
}

/** A way out to a partner that is gone, inactive or without that offer is no way out. Without an answer the link stays. */
async function leadsSomewhere(link: StoredHeroSection['cta'], { clients }: BlockContext): Promise<boolean> {
  const way = link && readClickOutPath(link.url);
  if (!way) return true;
  const found = await clients.content.fetchPartnerEntities([way.partnerSlug]).catch(() => null);
  if (found === null) return true;
  return found.some(
    ({ activePartner, offers }) => activePartner && offers.some(({ attributes }) => attributes.afflinkProxy === way.afflinkProxy),
  );
}
