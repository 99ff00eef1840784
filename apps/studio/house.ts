/** The law of the studio's folders, held by tests/house.test.ts. */
export const house = {
  /** Reaches no feature, over however many imports. */
  core: ['core'],
  /** Each folder on a shelf is a feature: `feature.ts` says what it adds, and `features.ts` lists them. */
  shelves: ['content', 'casinos', 'money', 'readers', 'exchange', 'team'],
  /** Imports of one feature by another, with the files that are imported beside `feature.ts`, and the reason. */
  imports: {
    'offers → ratings: Records, loadScores': 'what ends this week is offers and records, in one list by day',
    'toplists → ratings: loadScores': 'a list by score is shown and checked by the scores of its casinos',
    'calendar → law: statusNames, endingLicences': 'the calendar has the changes of the law and the ends of licences',
    'pages → review: RowComments': 'a row of a block tells how many comments it has',
    'preview → pages: buildPage': 'a draft is built as its page would be published',
    'preview → calendar: buildCalendar, calendarKinds, loadCalendar, calendarMonth, readRelease':
      'the site at a moment is what is planned until then',
    'seo → links: linkVerdict, extractLinks, judgePath, linkTables, suggestLinks':
      'the report of a page reads and judges its links as the nightly check does',
    'seo → preview: previewUrls, loadDraft': 'the report of a page reads its draft, and shows its card',
    'contentImport → tables: withExchange, cells, dates': 'both write documents from files: cells, dates and refusals are read alike',
    'conversions → clicks: loadNames, queryRawClicks': 'a conversion is told by the names and groups of its click',
    'savedReports → conversions: conversionParameters, loadConversions, conversionLabels': 'what is saved is a report of conversions',
    'statements → conversions: ProgrammeSelect, conversionLabels, readSourceForm, storedSources':
      'a statement is compared with what was called back',
    'statements → tables: readTable, table': 'a statement is a table in a file',
    'overview → templates: casinoReview, createFromTemplate, loadSubjects, proposePage': 'a new casino comes with the draft of its review',
    'apiKeys → accounts: passwordHooks': 'whoever makes a key says their password',
  },
  /** What is no feature, and imports files of features beside their `feature.ts`: the reason. */
  lists: {
    'app/(payload)/layout.tsx': 'Next calls it: what Payload leaves to everybody with a login is taken from review',
    'scripts/importContent.ts': 'the command of contentImport',
    'seed/seedOffers.ts': 'an offer of the demo is built as it would be published',
  },
} as const;
