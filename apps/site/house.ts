/** What may import what inside of the site: held by tests/house.test.ts. */
export const house = {
  /** The core, from above to below: each folder imports only those after it. No feature is reached from here. */
  core: ['server', 'browser', 'page', 'layout'],
  /** Every folder in one of these is a feature. */
  shelves: ['features'],
  /** The imports from one feature into another, each with its reason. */
  imports: {},
};
