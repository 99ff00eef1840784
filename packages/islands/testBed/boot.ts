import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';

defineIslands({ modules: import.meta.glob('./*.island.tsx'), onChunkFailure: () => reloadForMissingChunk() });
