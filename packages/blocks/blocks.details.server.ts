import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { DetailLoader } from './block.ts';
import type { blockLoaders } from './blocks.loaders.server.ts';
import { BonusDetail } from './bonusCards/BonusCards.tsx';
import { loadBonusDetail } from './bonusCards/presentBonuses.ts';
import { loadToplistDetail } from './toplist/toplist.load.server.ts';
import { ToplistDetail } from './toplist/Toplist.tsx';

type StoredBlock<Type extends keyof typeof blockLoaders> = z.output<(typeof blockLoaders)[Type]['schema']>;

/** Block types of which parts are fetched when somebody unfolds them: what loads such a part, and its view. */
export const blockDetails = {
  topList: defineDetail<'topList', Parameters<typeof ToplistDetail>[0]>(loadToplistDetail, ToplistDetail),
  bonusCards: defineDetail<'bonusCards', Parameters<typeof BonusDetail>[0]>(loadBonusDetail, BonusDetail),
};

function defineDetail<Type extends keyof typeof blockLoaders, Props extends object>(
  load: DetailLoader<StoredBlock<Type>, Props>,
  View: (props: Props) => ReactElement,
) {
  return { load, View };
}
