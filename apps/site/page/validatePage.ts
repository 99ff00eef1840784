import type { FetchedPage } from '@lupa/clients/clients.ts';
import { localeOfPath, toContentLocale, notFoundPathFor } from '@lupa/contracts/locale.ts';
import { canonicalPath } from './canonicalUrl.ts';

export type PageCheck = (page: FetchedPage, path: string) => boolean | Promise<boolean>;

const pageChecks: readonly PageCheck[] = [isNotTheNotFoundPage, standsAtItsSlug, isInTheLanguageOfItsPath];

/**
 * Requirement 2.12: a page's own validate check, run once it is fetched and before its blocks are. One check that says no makes the page
 * not found; the others are not asked then. A block can declare the same later, with `PageNotFoundError`.
 */
export async function validatePage(page: FetchedPage, path: string, checks: readonly PageCheck[] = pageChecks): Promise<boolean> {
  for (const check of checks) if (!(await check(page, path))) return false;
  return true;
}

/** It replaces pages that are missing, and is none itself. */
function isNotTheNotFoundPage(_: FetchedPage, path: string): boolean {
  return path !== notFoundPathFor(path);
}

/** A content service may find a page by an old slug or by a part of one: shown there it would have two addresses. */
function standsAtItsSlug(page: FetchedPage, path: string): boolean {
  return canonicalPath(page.slug) === path;
}

/** A content service may fall back to another language. One that does not say what it sent is believed. */
function isInTheLanguageOfItsPath(page: FetchedPage, path: string): boolean {
  return page.locale === null || page.locale === toContentLocale(localeOfPath(path));
}
