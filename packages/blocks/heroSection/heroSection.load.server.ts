import { readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { mayBeLinked } from '@lupa/contracts/linkFacts.ts';
import type { BylineProps } from '@lupa/ui/Byline.tsx';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader, PictureSpace } from '../block.ts';
import { presentByline, type PresentedLink, presentLink } from '../shared/section/presentLink.ts';
import type { StoredHeroSection } from './heroSection.schema.ts';
import { type GameSubject, loadGameSubject, type HeroAdvertising } from './loadGameSubject.ts';
import { loadPaymentSubject, type PaymentSubject } from './loadPaymentSubject.ts';
import { loadProviderSubject, type ProviderSubject } from './loadProviderSubject.ts';
import { loadReviewSubject, type ReviewSubject } from './loadReviewSubject.ts';

type HeroSubject = ReviewSubject | PaymentSubject | ProviderSubject | GameSubject;

export type HeroSectionProps = {
  variant: StoredHeroSection['variant'];
  eyebrow: string | null;
  title: string;
  body: PresentedPart[];
  picture: PictureProps | null;
  cta: PresentedLink | null;
  advertising: HeroAdvertising | null;
  byline: BylineProps | null;
  subject: HeroSubject | null;
};

export const loadHeroSection: BlockLoader<StoredHeroSection, HeroSectionProps> = async (stored, context) => {
  const [subject, isWay] = await Promise.all([loadSubject(stored, context), leadsSomewhere(stored.cta, context)]);
  const cta = isWay && !isTakenBy(subject, stored) ? presentLink(stored.cta, context) : null;
  const { advertising, adults_only, terms_apply } = context.microcopy;
  return {
    variant: stored.variant,
    eyebrow: stored.eyebrow,
    title: stored.title,
    body: context.presenter.richText(stored.body),
    picture: presentImage(stored, context),
    cta,
    advertising: cta?.advertising ? { text: `${advertising}. ${terms_apply}.`, adults: adults_only } : null,
    byline: context.index === 0 ? presentByline(context.page, context) : null,
    subject,
  };
};

async function loadSubject(stored: StoredHeroSection, context: BlockContext): Promise<HeroSubject | null> {
  switch (stored.variant) {
    case 'casino-review':
      return loadReviewSubject(stored, context);
    case 'payment':
      return loadPaymentSubject(stored, context);
    case 'provider':
      return loadProviderSubject(stored, context);
    case 'play-game':
      return loadGameSubject(stored, context);
    default:
      return null;
  }
}

const imageSpaces: Partial<Record<StoredHeroSection['variant'], PictureSpace>> = {
  default: { width: 640, sizes: '(min-width: 1024px) 456px, (min-width: 640px) 36vw, 92vw' },
  'with-background-image': { width: 1280, sizes: '(min-width: 768px) 62vw, 100vw' },
  'with-image-and-button': { width: 768, sizes: '(min-width: 1280px) 600px, (min-width: 768px) 46vw, 100vw' },
};

function presentImage({ variant, image }: StoredHeroSection, { presenter, index }: BlockContext): PictureProps | null {
  const space = imageSpaces[variant];
  return image && space ? presenter.picture(image, { ...space, isPriority: index === 0 }) : null;
}

/** A review's offer has the way to its casino on its own button, with the editor's words. */
function isTakenBy(subject: HeroSubject | null, { cta, partner }: StoredHeroSection): boolean {
  return subject?.kind === 'review' && Boolean(subject.offer?.link) && readClickOutPath(cta?.url ?? '')?.partnerSlug === partner;
}

/** A way out to a partner that may not be linked, or is without that offer, is no way out. */
async function leadsSomewhere(link: StoredHeroSection['cta'], { clients }: BlockContext): Promise<boolean> {
  const way = link && readClickOutPath(link.url);
  if (!way) return true;
  const slugs = [way.partnerSlug];
  const entities = await clients.content.fetchPartnerEntities(slugs).catch(() => null);
  // The partner service's answer has what was last read of an entry that cannot be read.
  const listed = entities === null ? await clients.partners.fetchPartnersBySlug(slugs).catch(() => []) : [];
  const casinos = entities ?? listed.map(({ attributes }) => attributes);
  return casinos.some(
    (casino) => mayBeLinked(casino) && casino.offers.some(({ attributes }) => attributes.afflinkProxy === way.afflinkProxy),
  );
}
