import { contentLocales, defaultContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { globals, siteLogo, type DemoGlobals } from '@lupa/demo/globals.ts';
import { microcopy } from '@lupa/demo/microcopy.ts';
import { navigationGroups, type DemoNavigationItem } from '@lupa/demo/navigation.ts';
import { legalPeriods } from '@lupa/demo/writing/chileanFacts.ts';
import { slugs } from '../core/slugs.ts';
import { createMissing, findId, type SeedContext } from './seedContext.ts';
import { atNoon } from './seedPartners.ts';

const otherLocales = contentLocales.filter((locale) => locale !== defaultContentLocale);

export async function seedMicrocopy(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.microcopy,
    Object.entries(microcopy),
    ([key]) => key,
    async ([key, texts]) => {
      const { id } = await payload.create({
        collection: slugs.microcopy,
        locale: defaultContentLocale,
        data: { key, value: texts[defaultContentLocale] },
        depth: 0,
        req,
      });
      for (const locale of otherLocales)
        await payload.update({ collection: slugs.microcopy, id, locale, data: { value: texts[locale] }, depth: 0, req });
      return { id };
    },
  );
}

export async function seedNavigation(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  await createMissing(
    context,
    slugs.navigationGroups,
    navigationGroups,
    ({ groupName }) => groupName,
    async ({ groupName, locales }) => {
      const { id } = await payload.create({
        collection: slugs.navigationGroups,
        locale: defaultContentLocale,
        data: { groupName, navigationItems: itemsData(locales.es_CL ?? [], context) },
        depth: 0,
        req,
      });
      for (const locale of otherLocales) {
        const items = locales[locale];
        if (items)
          await payload.update({
            collection: slugs.navigationGroups,
            id,
            locale,
            data: { navigationItems: itemsData(items, context) },
            depth: 0,
            req,
          });
      }
      return { id };
    },
  );
}

function itemsData(items: DemoNavigationItem[], context: SeedContext) {
  return items.map(({ name, cta, ctaLink, linksGroups }) => ({
    name,
    cta,
    ...(ctaLink && { ctaLink }),
    linksGroups: linksGroups.map(({ title, links }) => ({
      title,
      links: links.map(({ image, ...link }) => ({ ...link, ...(image && { image: findId(context, slugs.media, image) }) })),
    })),
  }));
}

/** Globals that somebody has saved, in whatever language, are left alone. */
export async function seedGlobals(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  const present = await payload.findGlobal({ slug: slugs.siteGlobals, depth: 0, req });
  if (present.updatedAt) return context.report('globals: there already');
  for (const [locale, own] of Object.entries(globals) as [ContentLocale, DemoGlobals][]) {
    await payload.updateGlobal({ slug: slugs.siteGlobals, locale, data: globalsData(own, context), depth: 0, req });
  }
  context.report(`globals: ${Object.keys(globals).length} languages`);
}

/** What somebody has saved is left alone. */
export async function seedLegalStatus({ payload, req, report }: SeedContext): Promise<void> {
  const present = await payload.findGlobal({ slug: slugs.legalStatus, depth: 0, req });
  if (present.updatedAt) return report('legal status: there already');
  const periods = legalPeriods.map(({ verifiedOn, ...period }) => ({ ...period, verifiedOn: atNoon(verifiedOn) }));
  await payload.updateGlobal({ slug: slugs.legalStatus, data: { periods }, depth: 0, req });
  report(`legal status: ${periods.length} periods`);
}

function globalsData({ siteName, bonusTypes, footer }: DemoGlobals, context: SeedContext) {
  const file = (name: string | null) => (name === null ? null : findId(context, slugs.media, name));
  const trusted = (area: DemoGlobals['footer']['trustedArea']) => ({
    ...area,
    items: area.items.map((item) => ({ ...item, logo: file(item.logo), verifiedOn: atNoon(item.verifiedOn) })),
  });
  const { trustedArea, trustedAreaFr, trustedAreaOntario, networkInterlinkingArea, ...rest } = footer;
  return {
    siteName,
    bonusTypes,
    footer: {
      ...rest,
      logoSite: file(siteLogo),
      networkInterlinkingArea: {
        ...networkInterlinkingArea,
        sites: networkInterlinkingArea.sites.map((site) => ({ ...site, casinoLogo: file(site.casinoLogo) })),
      },
      trustedArea: trusted(trustedArea),
      ...(trustedAreaFr && { trustedAreaFr: trusted(trustedAreaFr) }),
      ...(trustedAreaOntario && { trustedAreaOntario: trusted(trustedAreaOntario) }),
    },
  };
}
