/** What may import what inside of the site: held by tests/house.test.ts. */
export const house = {
  /** The core, from above to below: each folder imports only those after it. No feature is reached from here. */
  core: ['server', 'browser', 'page', 'layout'],
  /** Every folder in one of these is a feature. */
  shelves: ['features'],
  /** Imports of one feature by another, with the files that are imported beside `feature.ts`, and the reason. */
  imports: {
    'consent → analytics: startAnalytics': 'Analytics runs only while the visitor agrees to it.',
    'games → calm: calmMode': 'The full mode of a game offers calm mode.',
    'news → offerChanges: buildFeeds': 'Both write Atom feeds.',
    'preview → shareCards: cardContent, createCards': 'The form of a draft shows the card that it would have.',
    'vitals → consent: readConsent': 'Who asks not to be measured is not.',
  },
  /** What is no feature, and imports files of features beside their `feature.ts`: the reason. */
  lists: {
    'features/boot.ts': 'A page carries it: it imports what runs before anything else, and nothing of a server.',
    'features/afterLoad.ts': 'The browser fetches it after a page has loaded.',
    'features/elementBehaviours.ts': 'The browser fetches each when its element comes near.',
    'dev/gallery/galleryPages.tsx': 'The gallery draws the sitemap with examples.',
  },
} as const;
