import type { LegalPeriod, MarketLicence } from '@lupa/contracts/legalStatus.ts';

/** An offer that is published, in the shape of what is stored for the site. */
export type PreviewOffer = {
  position: number;
  hasLink: boolean;
  territories: readonly string[];
  offer: { id: string; attributes: { titlePreview: string; expiration: string | null } };
};

/**
 * What the site knows of a casino. `slug` is null as long as it is not published: then it is in no toplist. Offers
 * come in their order, the main one first, the expired ones included.
 */
export type PreviewPartner = {
  name: string;
  slug: string | null;
  isActive: boolean;
  /** Requirement 3.12: it carries no partner link. */
  isOutdated: boolean;
  rating: number | null;
  logo: string | null;
  recommended: string | null;
  offers: PreviewOffer[];
  licences: MarketLicence[];
  /** How the law stands to all of them, periods to come included. */
  legalPeriods: LegalPeriod[];
};

export type PreviewFacts = Record<string, PreviewPartner>;

export const previewPath = '/toplist-preview';
