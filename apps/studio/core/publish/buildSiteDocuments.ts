import { anyLocale } from '@lupa/database/delivery.ts';
import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { slugs } from '../slugs.ts';
import type { NavigationGroup } from '../../payload-types.ts';
import { toDay } from './toDay.ts';
import { buildDocument, type PublicDocument } from './documents.ts';
import { createReferences, type References } from './references.ts';
import type { Reader } from './reader.ts';

/** A menu exists in the languages in which it has entries. */
export async function buildNavigationGroups(id: number, reader: Reader): Promise<PublicDocument[]> {
  const documents: PublicDocument[] = [];
  for (const locale of contentLocales) {
    const group = await reader.find(slugs.navigationGroups, id, locale);
    if (!group?.navigationItems?.length) continue;
    const references = createReferences(reader, locale);
    const navigationItems: unknown[] = [];
    for (const item of group.navigationItems) navigationItems.push(await buildNavigationItem(item, references));
    documents.push(
      buildDocument('navigationGroup', group.groupName, locale, { groupName: group.groupName, locale, navigationItems }, references),
    );
  }
  return documents;
}

type NavigationItem = NonNullable<NavigationGroup['navigationItems']>[number];

async function buildNavigationItem({ name, cta, ctaLink, linksGroups }: NavigationItem, references: References) {
  const groups: unknown[] = [];
  for (const { title, links: forms } of linksGroups ?? []) {
    const links: unknown[] = [];
    for (const { image: reference, id: _, ...link } of forms ?? []) {
      const image = await references.image(reference);
      links.push({ ...link, url: await references.link(link.url), image: image && { src: image.src, title: image.alt } });
    }
    groups.push({ title, links });
  }
  const link = ctaLink?.url ? { ...ctaLink, url: await references.link(ctaLink.url) } : null;
  return { name, cta: cta ?? null, ctaLink: link, linksGroups: groups };
}

export async function buildMicrocopies(id: number, reader: Reader): Promise<PublicDocument[]> {
  const documents: PublicDocument[] = [];
  for (const locale of contentLocales) {
    const text = await reader.find(slugs.microcopy, id, locale);
    if (!text?.value) continue;
    documents.push(buildDocument('microcopy', text.key, locale, { key: text.key, value: text.value }, { refs: new Set() }));
  }
  return documents;
}

export async function buildPaymentMethods(id: number, reader: Reader): Promise<PublicDocument[]> {
  const method = await reader.find(slugs.paymentMethods, id, defaultContentLocale);
  if (!method) return [];
  const references = createReferences(reader, defaultContentLocale);
  const body = {
    internalName: method.internalName,
    name: method.name,
    slug: await references.pagePath(method.page),
    logo: await references.imageSource(method.logo),
  };
  return [buildDocument('paymentMethod', method.internalName, anyLocale, body, references)];
}

export async function buildGameExtras(id: number, reader: Reader): Promise<PublicDocument[]> {
  const extra = await reader.find(slugs.gameExtras, id, defaultContentLocale);
  return extra ? [buildDocument('gameExtra', String(extra.arcadeId), anyLocale, extra, { refs: new Set() })] : [];
}

export async function buildRedirects(id: number, reader: Reader): Promise<PublicDocument[]> {
  const redirect = await reader.find(slugs.redirects, id, defaultContentLocale);
  if (!redirect) return [];
  const { from, to, status } = redirect;
  return [buildDocument('redirect', from, anyLocale, { from, to, status: Number(status) }, { refs: new Set() })];
}

/** What a page said before it was put right. */
export async function buildCorrections(id: number, reader: Reader): Promise<PublicDocument[]> {
  const correction = await reader.find(slugs.corrections, id, defaultContentLocale);
  if (!correction) return [];
  const { path, pageTitle, subject, was, reason } = correction;
  const body = { id: String(id), day: toDay(correction.day), path, pageTitle, subject: subject ?? '', was: was ?? '', reason };
  return [buildDocument('correction', String(id), anyLocale, body, { refs: new Set() })];
}
