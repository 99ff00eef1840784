import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { buildPoolConfig, poolDriver } from '@lupa/database/connect.ts';
import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { traceLogOptions } from '@lupa/server/tracing.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, type Config, type Endpoint, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { isAdministratorRequest } from './core/access/roles.ts';
import { accountEndpoints } from './team/accounts/accountEndpoints.ts';
import { invitationEndpoint } from './team/accounts/invitations.ts';
import { watchSessions } from './team/accounts/sessions.ts';
import { adminViews } from './adminViews.ts';
import { ApiKeys } from './team/apiKeys/ApiKeys.ts';
import { keyEndpoints } from './team/apiKeys/keyEndpoints.ts';
import { Activity } from './core/audit/Activity.ts';
import { auditEdits, auditGlobal } from './core/audit/auditEdits.ts';
import { answerReadiness } from './core/api/answerReadiness.ts';
import { dropIdleEndpoints } from './core/api/dropIdleEndpoints.ts';
import { explainError, logRefusals } from './core/api/explainError.ts';
import { limitRequests } from './core/api/limitRequests.ts';
import { budget } from './core/api/requestBudget.ts';
import { logRefusal } from './core/api/logRefusal.ts';
import { calendarZones } from './content/calendar/calendarMonth.ts';
import { scheduleEndpoints } from './content/calendar/scheduleEndpoints.ts';
import { withSchedule } from './content/calendar/withSchedule.ts';
import { clickEndpoints } from './money/clicks/clickEndpoints.ts';
import { Authors } from './content/authors/Authors.ts';
import { Corrections } from './content/corrections/Corrections.ts';
import { GameExtras } from './content/games/GameExtras.ts';
import { buildMedia } from './core/media/Media.ts';
import { Microcopy } from './content/texts/Microcopy.ts';
import { NavigationGroups } from './content/menus/NavigationGroups.ts';
import { Offers } from './casinos/offers/Offers.ts';
import { Pages } from './content/pages/Pages.ts';
import { Partners } from './casinos/partners/Partners.ts';
import { PaymentMethods } from './casinos/partners/PaymentMethods.ts';
import { Redirects } from './content/redirects/Redirects.ts';
import { slugs } from './core/slugs.ts';
import { RatingMethods } from './casinos/ratings/RatingMethods.ts';
import { Records } from './casinos/ratings/Records.ts';
import { Toplists } from './casinos/toplists/Toplists.ts';
import { buildUsers } from './team/accounts/Users.ts';
import { consentEndpoints } from './readers/consents/consentEndpoints.ts';
import { contentImportEndpoint } from './exchange/contentImport/contentImportEndpoint.ts';
import { withExternalId } from './exchange/contentImport/withExternalId.ts';
import { typeDates } from './core/dates/typeDates.ts';
import { guardLocks, lockEndpoints } from './core/editing/documentLocks.ts';
import { shareEditing } from './core/editing/shareEditing.ts';
import type { StudioEnv } from './core/env.ts';
import { ErrorReports } from './readers/errorReports/ErrorReports.ts';
import { spanishWords } from './core/spanishWords.ts';
import { Experiments } from './money/experiments/Experiments.ts';
import { findEndpoint } from './team/find/findEndpoint.ts';
import { richTextEditor } from './core/fields/richTextEditor.ts';
import { exchangeEndpoints } from './exchange/tables/exchangeEndpoints.ts';
import { ImportRows, Imports } from './exchange/tables/Imports.ts';
import { startImports } from './exchange/tables/runImports.ts';
import { withExchange } from './exchange/tables/withExchange.ts';
import { AccountSettings } from './team/accounts/AccountSettings.ts';
import { LegalStatus } from './casinos/law/LegalStatus.ts';
import { LinkSettings } from './casinos/offers/LinkSettings.ts';
import { SiteGlobals } from './content/globals/SiteGlobals.ts';
import { registerEndpoints } from './readers/dataRegister/registerEndpoints.ts';
import { reportEndpoints } from './money/conversions/reportEndpoints.ts';
import { sourceEndpoints } from './money/conversions/sourceEndpoints.ts';
import { linkEndpoints } from './content/links/linkEndpoints.ts';
import { checkLinksAtNight } from './content/links/runLinkChecks.ts';
import { Deals } from './money/deals/Deals.ts';
import { Payments } from './money/deals/Payments.ts';
import { buildNetwork } from './casinos/offers/openLink.ts';
import { tendLinks } from './casinos/offers/tendLinks.ts';
import { buildMailAdapter, noEmail } from './core/mail/mailAdapter.ts';
import { createBucketStorage } from './core/media/bucketStorage.ts';
import { createFolderStorage } from './core/media/folderStorage.ts';
import { mediaFolders, nameFolderField } from './core/media/folders.ts';
import { maximumUploadBytes } from './core/media/uploadLimits.ts';
import { sendDigests } from './core/mail/sendDigests.ts';
import { buildOfferEndpoints } from './casinos/offers/offerEndpoints.ts';
import { queryPresets, translatePresets } from './core/presets/queryPresets.ts';
import { addPreview } from './content/preview/addPreview.ts';
import { buildMomentEndpoints } from './content/preview/momentEndpoints.ts';
import { buildPreviewEndpoints } from './content/preview/previewEndpoints.ts';
import { runDueJobs } from './core/publish/runDueJobs.ts';
import { scheduleAllLanguages } from './core/publish/scheduledPublish.ts';
import { addReview } from './content/review/addReview.ts';
import { reviewEndpoints } from './content/review/reviewEndpoints.ts';
import { ReviewComments, Reviews } from './content/review/Reviews.ts';
import { sendReviewMails } from './content/review/sendReviewMails.ts';
import { buildPageReportEndpoint } from './content/seo/pageReportEndpoint.ts';
import { SavedReports } from './money/savedReports/SavedReports.ts';
import { sendSavedReports } from './money/savedReports/sendSavedReports.ts';
import { statementEndpoints } from './money/statements/statementEndpoints.ts';
import { templateEndpoints } from './content/templates/templateEndpoints.ts';
import { toplistEndpoints } from './casinos/toplists/toplistEndpoints.ts';
import { DocumentUses } from './core/uses/DocumentUses.ts';
import { guardDocuments } from './core/uses/guardDocuments.ts';
import { trackGlobalUses } from './core/uses/trackUses.ts';
import { usesEndpoint } from './core/uses/usesEndpoint.ts';

const firstLanguage =
  new Intl.DisplayNames(spanishLocale, { type: 'language', languageDisplay: 'standard' }).of(market.locale) ?? market.locale;
const localeLabels: Record<ContentLocale, string> = {
  es_CL: firstLanguage.charAt(0).toUpperCase() + firstLanguage.slice(1),
  en: 'Inglés',
  fr_CA: 'Francés (Canadá)',
  de_DE: 'Alemán',
};

type PoolArgs = Parameters<typeof postgresAdapter>[0]['pool'];
type PgArgs = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

const buildDatabase = (env: StudioEnv) =>
  postgresAdapter({
    // Payload has the types of an older release of node-postgres.
    pool: buildPoolConfig({ url: env.databaseUrl, sessionUrl: env.sessionUrl, name: 'studio', statementTimeout: 0 }) as PoolArgs,
    pg: poolDriver() as PgArgs,
    schemaName: 'studio',
    migrationDir: 'migrations',
    // Migrations are run by `npm run migrate`, under a lock, and by nothing else.
    push: false,
    blocksAsJSON: true,
    disableCreateDatabase: true,
  });

const supportedTimezones = calendarZones.map(({ label, timeZone }) => ({ label, value: timeZone }));

const admin: NonNullable<Config['admin']> = {
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
    beforeNavLinks: ['/content/review/ReviewNav.tsx#ReviewNav'],
    afterNavLinks: [
      '/core/components/ReportNav.tsx#ReportNav',
      '/exchange/tables/ImportNav.tsx#ImportNav',
      '/team/accounts/AccountNav.tsx#AccountNav',
    ],
    actions: ['/team/find/FindButton.tsx#FindButton'],
    providers: ['/core/media/CheckChosenFiles.tsx#CheckChosenFiles'],
    views: adminViews,
  },
};

const health: Endpoint = { path: '/health', method: 'get', handler: ({ payload }) => answerReadiness(payload) };

/** The whole studio as a Payload configuration. No side effects before Payload is started with it. */
export async function buildStudioConfig(env: StudioEnv): Promise<SanitizedConfig> {
  const isSecure = env.studioUrl.startsWith('https:');
  const offerNetwork = buildNetwork(env.linkProxy);
  const previews = { siteUrl: env.siteUrl, secret: env.previewSecret };
  const mediaStorage =
    env.bucket === null ? createFolderStorage(env.mediaDirectory) : createBucketStorage(env.bucket, `${env.mediaDirectory}-in-bucket`);
  const config = await buildConfig({
    secret: env.secret,
    serverURL: env.studioUrl,
    csrf: [env.studioUrl],
    cors: [env.studioUrl],
    custom: {
      siteUrl: env.siteUrl,
      clickoutUrl: env.clickoutUrl,
      sessionUrl: env.sessionUrl,
      mediaStorage,
      errorReportDays: env.errorReportDays,
      clickDays: env.clickDays,
      consentDays: env.consentDays,
    },
    telemetry: false,
    maxDepth: budget.depth,
    graphQL: { disable: true },
    logger: { options: { level: env.logLevel, ...traceLogOptions(), hooks: { logMethod: logRefusals } } },
    db: buildDatabase(env),
    email: env.mail === null ? noEmail : buildMailAdapter(env.mail),
    editor: richTextEditor,
    upload: { limits: { fileSize: maximumUploadBytes } },
    hooks: { afterError: [logRefusal, explainError] },
    // Said by logRefusal.ts.
    loggingLevels: { AuthenticationError: false, Forbidden: false },
    sharp,
    admin: { ...admin, custom: { hasMail: env.mail !== null, siteUrl: env.siteUrl } },
    i18n: { supportedLanguages: { es }, fallbackLanguage: 'es', translations: { es: spanishWords } },
    localization: {
      locales: contentLocales.map((code) => ({ code, label: localeLabels[code] })),
      defaultLocale: defaultContentLocale,
      // A page that was not written in a language does not exist there. What may be taken from Spanish says so where it is built.
      fallback: false,
      defaultLocalePublishOption: 'active',
    },
    // Languages of a page are published one by one.
    experimental: { localizeStatus: true },
    folders: mediaFolders,
    collections: [
      ...[
        withExternalId(addReview(addPreview(Pages, previews))),
        GameExtras,
        Authors,
        withExternalId(await buildMedia(mediaStorage)),
        withExternalId(Partners),
        withExternalId(Offers),
        Toplists,
        Records,
        RatingMethods,
        PaymentMethods,
        NavigationGroups,
        Microcopy,
        withExternalId(Redirects),
      ].map((collection) =>
        withExchange(typeDates(guardDocuments(auditEdits(shareEditing(withSchedule({ ...collection, enableQueryPresets: true })))))),
      ),
      ...[Deals, Payments, SavedReports, Experiments, ErrorReports, Corrections].map((collection) =>
        typeDates(auditEdits(shareEditing(collection))),
      ),
      DocumentUses,
      Reviews,
      ReviewComments,
      Imports,
      ImportRows,
      auditEdits(buildUsers({ isSecure })),
      auditEdits(ApiKeys),
      Activity,
    ],
    queryPresets,
    globals: [trackGlobalUses(SiteGlobals), LegalStatus, AccountSettings, LinkSettings].map(auditGlobal),
    jobs: {
      access: { run: isAdministratorRequest, queue: isAdministratorRequest, cancel: isAdministratorRequest },
      autoRun: [{ cron: '* * * * *' }],
      // Asked each minute; ours runs them itself, as Payload's own run knows of no other studio.
      shouldAutoRun: async (payload) => {
        await runDueJobs(payload);
        // Not waited for: a long import must not hold up publications. What a studio that ended has left is gone on with here.
        void startImports(payload);
        // Not waited for: a mail server that does not answer must not hold up publications.
        sendDigests(payload, new Date()).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'digest' }, 'a mail could not be made'),
        );
        sendSavedReports(payload, new Date()).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'report' }, 'a mail could not be made'),
        );
        sendReviewMails(payload).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'review' }, 'a mail could not be made'),
        );
        checkLinksAtNight(payload, new Date()).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.linksNotChecked' }, 'links could not be checked'),
        );
        tendLinks(payload, { network: offerNetwork, now: new Date(), pause: 1000 }).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.offerLinksNotTried' }, 'links of offers could not be tried'),
        );
        return false;
      },
    },
    endpoints: [
      health,
      ...clickEndpoints,
      ...sourceEndpoints,
      ...reportEndpoints,
      ...statementEndpoints,
      ...consentEndpoints,
      ...registerEndpoints,
      ...buildOfferEndpoints(offerNetwork),
      ...toplistEndpoints,
      ...templateEndpoints,
      ...accountEndpoints,
      ...keyEndpoints,
      invitationEndpoint,
      ...lockEndpoints,
      ...buildPreviewEndpoints(previews),
      ...buildMomentEndpoints(previews),
      ...scheduleEndpoints,
      usesEndpoint,
      ...reviewEndpoints,
      ...exchangeEndpoints,
      contentImportEndpoint,
      findEndpoint,
      ...linkEndpoints,
      buildPageReportEndpoint(previews),
    ],
    onInit: (payload) => {
      // Collections are looked up by names that come from outside: `__proto__` and `constructor` are none.
      Object.setPrototypeOf(payload.collections, null);
      watchSessions(payload);
      // An idle connection that the server closed is replaced by the next query; its error event must not end the process.
      payload.db.pool.on('error', (error) => payload.logger.warn({ err: error }, 'a database connection was lost'));
    },
    typescript: { outputFile: 'payload-types.ts', autoGenerate: false },
  });
  return limitRequests(guardLocks(dropIdleEndpoints(translatePresets(scheduleAllLanguages(nameFolderField(config))))));
}
