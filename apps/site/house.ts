/** What may import what inside of the site: held by tests/house.test.ts. */
export const house = {
  /** The core, from above to below: each folder imports only those after it. No feature is reached from here. */
  core: ['server', 'browser', 'page', 'layout'],
  /** Every folder in one of these is a feature. */
  shelves: ['features'],
  /** The imports from one feature into another, each with its reason. */
  imports: {
    'consent → analytics': 'Analytics runs only while the visitor agrees to it.',
    'games → calm': 'The full mode of a game offers calm mode.',
    'news → offerChanges': 'Both write Atom feeds.',
    'preview → shareCards': 'The form of a draft shows the card that it would have.',
    'sitemaps → catalogue': 'The sitemap counts the pages that the catalogue makes.',
    'vitals → consent': 'Who asks not to be measured is not.',
  },
};
