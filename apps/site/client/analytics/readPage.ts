import { pageAnalyticsId } from '@lupa/contracts/analytics.ts';
import type { PageAnalytics } from '@lupa/contracts/page.ts';
import type { PageFacts } from './buildPageData.ts';
import { readPaidLink, type PaidLink } from './paidLink.ts';

// Requirement 9.32: up to here it is a phone.
const mobileWidth = 639;

/** What the editor has set for this page; null: it is not counted. */
export function readPageAnalytics(): PageAnalytics | null {
  const element = document.getElementById(pageAnalyticsId);
  return element ? JSON.parse(element.textContent) : null;
}

/** The page's links to partners and their reviews, in their order. */
export function readPaidLinks(): PaidLink[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-link-data]'), ({ dataset }) => readPaidLink(dataset));
}

/** By touch and the shorter side of the screen, which stays when it is turned. */
export function readDevice(): PageFacts['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) <= mobileWidth ? 'mobile' : 'tablet';
}
