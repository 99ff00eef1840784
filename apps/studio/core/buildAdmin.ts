import { market } from '@lupa/contracts/market.ts';
import type { Config } from 'payload';
import { calendarZones } from './dates/days.ts';
import type { StudioFeature } from './feature.ts';
import { foldLists, foldObjects } from './foldFeatures.ts';
import { slugs } from './slugs.ts';

const supportedTimezones = calendarZones.map(({ label, timeZone }) => ({ label, value: timeZone }));

export const buildAdmin = (features: readonly StudioFeature[]): NonNullable<Config['admin']> => ({
  user: slugs.users,
  avatar: 'default',
  theme: 'all',
  dateFormat: 'dd-MM-yyyy HH:mm',
  timezones: { supportedTimezones, defaultTimezone: market.timeZone },
  meta: {
    titleSuffix: ' · Lupa',
    robots: 'noindex, nofollow',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    defaultOGImageType: 'off',
    openGraph: { siteName: 'Lupa', title: 'Lupa', description: 'El estudio de Lupa.' },
  },
  importMap: { baseDir: process.cwd(), importMapFile: 'app/(payload)/admin/importMap.js' },
  components: {
    graphics: { Logo: '/core/components/StudioIcon.tsx#StudioLogo', Icon: '/core/components/StudioIcon.tsx#StudioIcon' },
    beforeNavLinks: foldLists(features, ({ components }) => components?.beforeNavLinks),
    afterNavLinks: ['/core/components/FeatureNav.tsx#FeatureNav'],
    actions: foldLists(features, ({ components }) => components?.actions),
    providers: ['/core/accessibility/NameControls.tsx#NameControls', ...foldLists(features, ({ components }) => components?.providers)],
    views: foldObjects(features, ({ views }) => views),
  },
  // What is named in data of features is in the import map by this.
  dependencies: Object.fromEntries(
    features
      .flatMap(({ menu = [], panels = [] }) => [...menu.map(({ badge }) => badge), ...panels.map(({ component }) => component)])
      .flatMap((path) => (path ? [[path, { path, type: 'component' as const }]] : [])),
  ),
});
