/** The law of the studio's folders, held by tests/house.test.ts. */
export const house = {
  /** Reaches no feature, over however many imports. */
  core: ['core'],
  /** Each folder on a shelf is a feature: `feature.ts` says what it adds, and `features.ts` lists them. */
  shelves: ['content', 'casinos', 'money', 'readers', 'exchange', 'team'],
  /** Imports of one feature by another: the reason, then the files that are imported beside `feature.ts`. */
  imports: {
    'offers → ratings': ['what ends this week is offers and records, in one list by day', 'Records.ts', 'loadScores.ts'],
    'toplists → ratings': ['a list by score is shown and checked by the scores of its casinos', 'loadScores.ts'],
    'calendar → law': ['the calendar has the changes of the law and the ends of licences', 'statusNames.ts', 'endingLicences.ts'],
    'pages → review': ['a row of a block tells how many comments it has', 'RowComments.tsx'],
    'preview → pages': ['a draft is built as its page would be published', 'buildPage.ts'],
    'preview → calendar': [
      'the site at a moment is what is planned until then',
      'plannedJobs.ts',
      'buildCalendar.ts',
      'calendarKinds.ts',
      'loadCalendar.ts',
      'calendarMonth.ts',
    ],
    'seo → links': [
      'the report of a page reads and judges its links as the nightly check does',
      'linkVerdict.ts',
      'extractLinks.ts',
      'judgePath.ts',
      'linkTables.ts',
      'suggestLinks.ts',
    ],
    'seo → preview': ['the report of a page reads its draft, and shows its card', 'previewUrls.ts', 'loadDraft.ts'],
    'contentImport → redirects': ['an imported redirect has the paths that the form would give it', 'checkRedirect.ts'],
    'contentImport → tables': [
      'both write documents from files: cells, dates and refusals are read alike',
      'explainRefusal.ts',
      'cells.ts',
      'dates.ts',
    ],
    'conversions → clicks': ['a conversion is told by the names and groups of its click', 'loadNames.ts', 'queryRawClicks.ts'],
    'savedReports → conversions': [
      'what is saved is a report of conversions',
      'conversionParameters.ts',
      'reportPeriod.ts',
      'loadConversions.ts',
      'conversionLabels.ts',
    ],
    'statements → conversions': [
      'a statement is compared with what was called back',
      'storedSources.ts',
      'conversionLabels.ts',
      'readSourceForm.ts',
    ],
    'statements → tables': ['a statement is a table in a file', 'readTable.ts', 'table.ts'],
    'apiKeys → accounts': ['whoever makes a key says their password', 'passwordHooks.ts'],
  },
  /** What is no feature, and imports files of features beside their `feature.ts`: the reason. */
  lists: {
    'app/(payload)/layout.tsx': 'Next calls it: what Payload leaves to everybody with a login is taken from review',
    'scripts/importContent.ts': 'the command of contentImport',
    'seed/seedOffers.ts': 'an offer of the demo is built as it would be published',
  },
} as const;
