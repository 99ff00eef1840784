/** The law of the studio's folders, held by tests/house.test.ts. */
export const house = {
  /** Reaches no feature, over however many imports. */
  core: ['core'],
  /** Each folder on a shelf is a feature: `feature.ts` says what it adds, and `features.ts` lists them. */
  shelves: ['content', 'casinos', 'money', 'readers', 'exchange', 'team'],
  /** The features that import another one, each with its reason. */
  imports: {
    'offers → ratings': 'what ends this week is offers and records, in one list by day',
    'toplists → ratings': 'a list by score is shown and checked by the scores of its casinos',
    'calendar → law': 'the calendar has the changes of the law and the ends of licences',
    'pages → review': 'a row of a block tells how many comments it has',
    'preview → pages': 'a draft is built as its page would be published',
    'preview → calendar': 'the site at a moment is what is planned until then',
    'seo → links': 'the report of a page reads and judges its links as the nightly check does',
    'seo → preview': 'the report of a page reads its draft, and shows its card',
    'contentImport → redirects': 'an imported redirect has the paths that the form would give it',
    'contentImport → tables': 'both write documents from files: cells, dates and refusals are read alike',
    'conversions → clicks': 'a conversion is told by the names and groups of its click',
    'savedReports → conversions': 'what is saved is a report of conversions',
    'statements → conversions': 'a statement is compared with what was called back',
    'statements → tables': 'a statement is a table in a file',
    'apiKeys → accounts': 'whoever makes a key says their password',
  },
} as const;
