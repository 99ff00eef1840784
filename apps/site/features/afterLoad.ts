import { showNewsCount } from '@lupa/blocks/news/newsCount.ts';
import { coreStarts } from '../browser/afterLoad.ts';
import { startCalmControls } from './calm/calmControls.ts';
import { startComparator } from './comparator/startComparator.ts';
import { followContents } from './contents/followContents.ts';
import { tellVersion } from './experiments/tellVersion.ts';
import { startSavePage } from './savedPages/startSavePage.ts';
import { measureSome } from './vitals/measureSome.ts';

// Each in a task of its own: a tap waits for one of them at most.
for (const start of [
  ...coreStarts,
  startCalmControls,
  startComparator,
  showNewsCount,
  measureSome,
  tellVersion,
  startSavePage,
  followContents,
])
  setTimeout(start);
