import { slugs } from '../../core/slugs.ts';
import { buildGlobals } from './buildGlobals.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { trackGlobalUses } from '../../core/uses/trackUses.ts';
import { SiteGlobals } from './SiteGlobals.ts';
import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import { languageTitles } from '../../core/languages/languageNames.ts';
import type { SiteGlobal } from '../../payload-types.ts';
import {
  mayWritePages,
  takeByDay,
  type Work,
  type WorkContext,
  type WorkPart,
  type WorkRow,
  type WorkSection,
} from '../../core/frontPage/work.ts';

const checkedDays = 180;

async function loadOldHelplines({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const before = addDays(dayInMarket(now), -checkedDays);
  const rows: (WorkRow & { day: string })[] = [];
  for (const locale of contentLocales) {
    const { footer } = await req.payload.findGlobal({ slug: slugs.siteGlobals, locale, fallbackLocale: false, depth: 0, req });
    for (const { name, verifiedOn } of listHelplines(footer)) {
      const day = verifiedOn ? dayInMarket(new Date(verifiedOn)) : '';
      if (day > before) continue;
      rows.push({
        key: `${locale}:${name}`,
        href: `/admin/globals/${slugs.siteGlobals}?locale=${locale}`,
        title: name,
        ...(locale !== defaultContentLocale && { kind: languageTitles[locale] }),
        day,
        when: day === '' ? 'Sin verificar' : `Verificada el ${formatLongDay(day)}`,
        tone: 'warning',
      });
    }
  }
  return takeByDay(rows, part);
}

function listHelplines(footer: SiteGlobal['footer']) {
  const areas = [footer?.trustedArea, footer?.trustedAreaFr, footer?.trustedAreaOntario];
  const lines = areas.flatMap((area) => area?.items ?? []).filter(({ link }) => link?.startsWith('tel:'));
  return [...new Map(lines.map((line) => [line.link, line])).values()];
}

export const oldHelplines: WorkSection = {
  id: 'lineas-de-ayuda',
  place: 120,
  title: 'Líneas de ayuda por verificar',
  isFor: mayWritePages,
  load: loadOldHelplines,
  isState: true,
  empty: 'Todos los teléfonos de ayuda se verificaron en los últimos 180 días.',
};

export const globalsFeature: StudioFeature = {
  name: 'globals',
  work: [oldHelplines],
  globals: [trackGlobalUses(SiteGlobals)],
  publishing: { globalBuilders: { [slugs.siteGlobals]: buildGlobals } },
};
