import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { BlockStructure } from './blockStructure.ts';
import type { BlockProps } from './blocks.loaders.server.ts';
import { structureToplist } from './toplist/structureToplist.ts';

/** What the blocks say to machines, of the types that have something to say. Pure functions of what the type's loader returns. */
export const blockStructures: { [Type in BlockType]?: (props: BlockProps<Type>) => BlockStructure[] } = {
  topList: structureToplist,
};
