import type { BlockType } from '@lupa/contracts/blockType.ts';
import { structureAuthorBox } from './authorBox/structureAuthorBox.ts';
import type { BlockStructure } from './blockStructure.ts';
import type { BlockProps } from './blocks.loaders.server.ts';
import { structureHeroSection } from './heroSection/structureHeroSection.ts';
import { structureToplist } from './toplist/structureToplist.ts';

/** What the blocks say to machines, of the types that have something to say. Pure functions of what the type's loader returns. */
export const blockStructures: { [Type in BlockType]?: (props: BlockProps<Type>) => BlockStructure[] } = {
  heroSection: structureHeroSection,
  topList: structureToplist,
  authorBox: structureAuthorBox,
};
