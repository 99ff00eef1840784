import { reloadForMissingChunk } from '../chunkGuard.ts';
import { defineIslands } from '../lupaIsland.ts';

defineIslands({ modules: import.meta.glob('./*.island.tsx'), onChunkFailure: () => reloadForMissingChunk() });
