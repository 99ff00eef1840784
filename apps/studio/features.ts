import { lawFeature } from './casinos/law/feature.ts';
import { offersFeature } from './casinos/offers/feature.ts';
import { overviewFeature } from './casinos/overview/feature.ts';
import { partnersFeature } from './casinos/partners/feature.ts';
import { paymentMethodsFeature } from './casinos/paymentMethods/feature.ts';
import { ratingsFeature } from './casinos/ratings/feature.ts';
import { toplistsFeature } from './casinos/toplists/feature.ts';
import { authorsFeature } from './content/authors/feature.ts';
import { calendarFeature } from './content/calendar/feature.ts';
import { correctionsFeature } from './content/corrections/feature.ts';
import { buildGamesFeature } from './content/games/feature.ts';
import { globalsFeature } from './content/globals/feature.ts';
import { linksFeature } from './content/links/feature.ts';
import { menusFeature } from './content/menus/feature.ts';
import { pagesFeature } from './content/pages/feature.ts';
import { previewFeature } from './content/preview/feature.ts';
import { redirectsFeature } from './content/redirects/feature.ts';
import { reviewFeature } from './content/review/feature.ts';
import { seoFeature } from './content/seo/feature.ts';
import { templatesFeature } from './content/templates/feature.ts';
import { textsFeature } from './content/texts/feature.ts';
import { activityFeature, buildMediaFeature, usesFeature } from './core/coreFeatures.ts';
import type { StudioEnv } from './core/env.ts';
import type { StudioFeature } from './core/feature.ts';
import { contentImportFeature } from './exchange/contentImport/feature.ts';
import { tablesFeature } from './exchange/tables/feature.ts';
import { clicksFeature } from './money/clicks/feature.ts';
import { conversionsFeature } from './money/conversions/feature.ts';
import { dealsFeature } from './money/deals/feature.ts';
import { experimentsFeature } from './money/experiments/feature.ts';
import { savedReportsFeature } from './money/savedReports/feature.ts';
import { statementsFeature } from './money/statements/feature.ts';
import { consentsFeature } from './readers/consents/feature.ts';
import { dataRegisterFeature } from './readers/dataRegister/feature.ts';
import { errorReportsFeature } from './readers/errorReports/feature.ts';
import { accountsFeature } from './team/accounts/feature.ts';
import { apiKeysFeature } from './team/apiKeys/feature.ts';
import { dashboardFeature } from './team/dashboard/feature.ts';
import { findFeature } from './team/find/feature.ts';

/**
 * All that this studio has beside its frame. Their order is that of the admin's menu, and of the hooks and fields that they add to the collections of
 * others. To leave a feature out, take its line away.
 */
export const buildFeatures = async (env: StudioEnv): Promise<StudioFeature[]> => [
  globalsFeature,
  pagesFeature,
  buildGamesFeature(env),
  authorsFeature,
  await buildMediaFeature(env),
  lawFeature,
  partnersFeature,
  offersFeature(env),
  toplistsFeature,
  overviewFeature,
  ratingsFeature,
  paymentMethodsFeature,
  menusFeature,
  textsFeature,
  redirectsFeature,
  dealsFeature,
  savedReportsFeature,
  experimentsFeature,
  errorReportsFeature,
  correctionsFeature,
  usesFeature,
  previewFeature(env),
  reviewFeature,
  templatesFeature,
  seoFeature(env),
  linksFeature,
  contentImportFeature,
  calendarFeature,
  tablesFeature,
  clicksFeature,
  conversionsFeature,
  statementsFeature,
  consentsFeature,
  dataRegisterFeature,
  accountsFeature(env),
  apiKeysFeature,
  activityFeature,
  dashboardFeature,
  findFeature,
];
