import { sharedByTests } from './sharedByTests.ts';
import { openGallery, type Gallery } from './openGallery.ts';

/** The gallery in a browser, one for all the tests of the file that calls this at its top. */
export function sharedGallery(): Gallery {
  return sharedByTests(openGallery);
}
