import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { Block } from 'payload';
import { unknownBlock } from './unknownBlocks.ts';

/** What a block is for, in the order in which the list of blocks shows them. */
const purposes: Record<BlockType, string> = {
  heroSection: 'Portada y texto',
  contentSection: 'Portada y texto',
  list: 'Portada y texto',
  table: 'Portada y texto',
  infoBox: 'Portada y texto',
  accordion: 'Portada y texto',
  authorBox: 'Portada y texto',
  topList: 'Casinos y ofertas',
  casinoComparator: 'Casinos y ofertas',
  bonusCards: 'Casinos y ofertas',
  offerChanges: 'Casinos y ofertas',
  generalReview: 'Casinos y ofertas',
  prosCons: 'Casinos y ofertas',
  freeGames: 'Juegos',
  playGame: 'Juegos',
  ratings: 'Confianza',
  userReviews: 'Confianza',
  recordTimeline: 'Confianza',
  methodVersions: 'Confianza',
  correctionsLog: 'Confianza',
  openData: 'Confianza',
  news: 'Confianza',
  blackList: 'Confianza',
  carousel: 'Navegación',
  usefulLinks: 'Navegación',
};

export const pageBlocks: Block[] = [
  ...Object.entries(purposes).map(([type, purpose]) => present(blockForms[type as BlockType], purpose)),
  // Not offered: admin.css hides what has this picture.
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
      components: { Label: { path: '/content/pages/BlockRowLabel.tsx#BlockRowLabel', clientProps: { name } } },
    },
  };
}
