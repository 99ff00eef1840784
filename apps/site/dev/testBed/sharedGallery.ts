import { sharedByTests } from './sharedByTests.ts';
import { openGallery, type Gallery } from './openGallery.ts';

export function sharedGallery(): Gallery {
  return sharedByTests(openGallery);
}
