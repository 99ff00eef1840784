import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startLazyElements } from './lazyElements.ts';
import { startFooter } from './footer.ts';
import { siteIslands } from './siteIslands.ts';

defineIslands({ modules: siteIslands, onChunkFailure: () => reloadForMissingChunk() });
startLazyElements();
startFooter();
