import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { Block } from 'payload';
import { unknownBlock } from './unknownBlocks.ts';

/** What a block is for. The list of blocks shows them in this order. */
const groups: Record<string, readonly BlockType[]> = {
  'Portada y texto': ['heroSection', 'contentSection', 'list', 'table', 'infoBox', 'accordion', 'authorBox'],
  'Casinos y ofertas': ['topList', 'casinoComparator', 'bonusCards', 'offerChanges', 'generalReview', 'prosCons'],
  Juegos: ['freeGames', 'playGame'],
  Confianza: ['ratings', 'userReviews', 'recordTimeline', 'methodVersions', 'correctionsLog', 'openData', 'blackList'],
  Navegación: ['carousel', 'usefulLinks'],
};

/** The forms of a page's blocks as the studio shows them: grouped, each with its picture, and rows named by type and heading. */
export const pageBlocks: Block[] = [
  ...Object.entries(groups).flatMap(([group, types]) => types.map((type) => present(blockForms[type], group))),
  // Not offered: blockList.css hides what has this picture.
  present(unknownBlock, 'Otros'),
];

function present(form: Block, group: string): Block {
  const name = typeof form.labels?.singular === 'string' ? form.labels.singular : form.slug;
  return {
    ...form,
    admin: {
      ...form.admin,
      group,
      images: { thumbnail: { url: `/block-pictures/${form.slug}.svg`, alt: '' } },
      components: { Label: { path: '/blocks/BlockRowLabel.tsx#BlockRowLabel', clientProps: { name } } },
    },
  };
}
