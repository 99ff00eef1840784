import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { globals, siteLogo, type DemoGlobals } from '@lupa/demo/globals.ts';
import { legalPeriods } from '@lupa/demo/writing/chileanFacts.ts';
import { slugs } from '../core/slugs.ts';
import { atNoon, createFindId, type FindId, type SeedContext } from './seedContext.ts';

/** Globals that somebody has saved, in whatever language, are left alone. */
export async function seedGlobals(context: SeedContext): Promise<void> {
  const { payload, req } = context;
  const present = await payload.findGlobal({ slug: slugs.siteGlobals, depth: 0, req });
  if (present.updatedAt) return context.report('globals: there already');
  for (const [locale, own] of Object.entries(globals) as [ContentLocale, DemoGlobals][]) {
    await payload.updateGlobal({ slug: slugs.siteGlobals, locale, data: globalsData(own, createFindId(context)), depth: 0, req });
  }
  context.report(`globals: ${Object.keys(globals).length} languages`);
}

/** Of the globals alone: the rest is the site's own. */
export async function seedBonusTypes({ payload, req, report }: SeedContext): Promise<void> {
  const present = await payload.findGlobal({ slug: slugs.siteGlobals, depth: 0, req });
  if (present.updatedAt) return report('globals: there already');
  for (const [locale, { bonusTypes }] of Object.entries(globals) as [ContentLocale, DemoGlobals][])
    await payload.updateGlobal({ slug: slugs.siteGlobals, locale, data: { bonusTypes }, depth: 0, req });
  report('globals: types of bonuses');
}

/** What somebody has saved is left alone. */
export async function seedLegalStatus({ payload, req, report }: SeedContext): Promise<void> {
  const present = await payload.findGlobal({ slug: slugs.legalStatus, depth: 0, req });
  if (present.updatedAt) return report('legal status: there already');
  const periods = legalPeriods.map(({ verifiedOn, ...period }) => ({ ...period, verifiedOn: atNoon(verifiedOn) }));
  await payload.updateGlobal({ slug: slugs.legalStatus, data: { periods }, depth: 0, req });
  report(`legal status: ${periods.length} periods`);
}

function globalsData({ siteName, bonusTypes, footer }: DemoGlobals, findId: FindId) {
  const file = (name: string | null) => (name === null ? null : findId(slugs.media, name));
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
