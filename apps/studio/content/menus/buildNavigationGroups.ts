import { contentLocales } from '@lupa/contracts/locale.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { createReferences, type References } from '../../core/publish/references.ts';
import { slugs } from '../../core/slugs.ts';
import type { NavigationGroup } from '../../payload-types.ts';

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
