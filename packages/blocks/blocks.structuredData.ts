import type { BlockType } from '@lupa/contracts/blockType.ts';
import { authorBoxStructuredData } from './authorBox/authorBox.structuredData.ts';
import type { StructuredData } from './structuredData.ts';
import type { BlockProps } from './blocks.loaders.server.ts';
import { generalReviewStructuredData } from './generalReview/generalReview.structuredData.ts';
import { heroSectionStructuredData } from './heroSection/heroSection.structuredData.ts';
import { openDataStructuredData } from './openData/openData.structuredData.ts';
import { prosConsStructuredData } from './prosCons/prosCons.structuredData.ts';
import { toplistStructuredData } from './toplist/toplist.structuredData.ts';

/** What the blocks say to machines, of the types that have something to say. Pure functions of what the type's loader returns. */
export const blockStructuredData: { [Type in BlockType]?: (props: BlockProps<Type>) => StructuredData[] } = {
  heroSection: heroSectionStructuredData,
  topList: toplistStructuredData,
  authorBox: authorBoxStructuredData,
  generalReview: generalReviewStructuredData,
  prosCons: prosConsStructuredData,
  openData: openDataStructuredData,
};
