import { type ContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import * as tag from '@lupa/contracts/tags.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';

/** A document as it was or as it is; `body` undefined: it did not or does not exist. */
export type Side = { body: unknown } | undefined;
type Address = { kind: DocumentKind; key: string; locale: string };

export const tagsOf = (document: Address, before: Side, after: Side): tag.CacheTag[] => tagsByKind[document.kind](document, before, after);

const partnerOf = (key: string) => tag.partnerTag(key.split('/')[0] ?? key);

const tagsByKind: Record<DocumentKind, (document: Address, before: Side, after: Side) => tag.CacheTag[]> = {
  page: ({ key }, before, after) => [tag.pageTag(key), ...(hasNewRoute(before, after) ? [tag.routesTag()] : [])],
  partner: ({ key }, before, after) => [
    tag.partnerTag(key),
    ...(standing(before) === standing(after) ? [] : [tag.partnersTag()]),
    ...changedPaymentUse(before, after),
  ],
  offer: ({ key }, before, after) => [partnerOf(key), ...(territoriesOf(before) === territoriesOf(after) ? [] : [tag.territoriesTag()])],
  toplist: ({ key }, before, after) => [tag.toplistTag(key), ...partnersThatCameOrWent(before, after).map(tag.partnerTag)],
  navigationGroup: () => [tag.navigationTag()],
  microcopy: ({ locale }) => [tag.microcopyTag(toLocale(locale))],
  globals: ({ locale }) => [tag.globalsTag(toLocale(locale))],
  paymentMethod: () => [tag.paymentMethodsTag()],
  gameExtra: () => [tag.gameExtrasTag()],
  casinoRecord: ({ key }) => [tag.recordsTag(), partnerOf(key)],
  ratingMethod: () => [tag.ratingsTag()],
  correction: () => [tag.correctionsTag()],
  legalStatus: () => [tag.legalStatusTag()],
  redirect: () => [tag.redirectsTag()],
};

/** What the list of routes shows of a page; the rest of it does not touch other pages. */
function hasNewRoute(before: Side, after: Side): boolean {
  return (
    ['internalName', 'slug', 'title', 'sitemapCategory', 'noIndex', 'updatedDate'].some(
      (name) => read(before?.body, name) !== read(after?.body, name),
    ) || authorOf(before) !== authorOf(after)
  );
}

/** What lists of all partners tell of one: where its review stands, and whether it is recommended. */
const standing = (side: Side): string | null =>
  side
    ? JSON.stringify(['reviewSlug', 'activePartner', 'recommendedPartner'].map((name) => read(read(side.body, 'entity'), name) ?? null))
    : null;

/** The methods that a partner takes or took, if that or what places it among them is another now. */
function changedPaymentUse(before: Side, after: Side): tag.CacheTag[] {
  const names = [before, after].map((side) =>
    ['depositPaymentMethods', 'withdrawalPaymentMethods'].map((name) => internalNames(read(read(side?.body, 'entity'), name))),
  );
  const told = [before, after].map((side, index) => JSON.stringify([names[index], standing(side), read(side?.body, 'scoreMoves') ?? null]));
  return told[0] === told[1] ? [] : [...new Set(names.flat(2))].map(tag.paymentUseTag);
}

function internalNames(methods: unknown): string[] {
  return Array.isArray(methods) ? methods.map((method) => String(read(method, 'internalName'))) : [];
}

const territoriesOf = (side: Side): string => JSON.stringify(read(side?.body, 'territories') ?? []);

const authorOf = (side: Side): unknown => read(read(side?.body, 'author'), 'name') ?? null;

/** A partner's entry names the toplists it is in. */
function partnersThatCameOrWent(before: Side, after: Side): string[] {
  return [...new Set(partnersOf(before)).symmetricDifference(new Set(partnersOf(after)))];
}

function partnersOf(side: Side): string[] {
  const entries = read(side?.body, 'entries');
  return Array.isArray(entries) ? entries.map((entry) => String(read(entry, 'partnerSlug'))) : [];
}

function read(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;
}

function toLocale(locale: string): ContentLocale {
  if (!isContentLocale(locale)) throw new Error(`${locale} is not a content locale`);
  return locale;
}
