import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { z } from 'zod';
import { accordionSchema } from './accordion/accordion.schema.ts';
import { loadAccordion } from './accordion/accordion.load.server.ts';
import type { BlockLoader } from './block.ts';
import { authorBoxSchema } from './authorBox/authorBox.schema.ts';
import { loadAuthorBox } from './authorBox/authorBox.load.server.ts';
import { blackListSchema } from './blackList/blackList.schema.ts';
import { loadBlackList } from './blackList/blackList.load.server.ts';
import { bonusCardsSchema } from './bonusCards/bonusCards.schema.ts';
import { loadBonusCards } from './bonusCards/bonusCards.load.server.ts';
import { carouselSchema } from './carousel/carousel.schema.ts';
import { loadCarousel } from './carousel/carousel.load.server.ts';
import { casinoComparatorSchema } from './casinoComparator/casinoComparator.schema.ts';
import { loadCasinoComparator } from './casinoComparator/casinoComparator.load.server.ts';
import { contentSectionSchema } from './contentSection/contentSection.schema.ts';
import { loadContentSection } from './contentSection/contentSection.load.server.ts';
import { freeGamesSchema } from './freeGames/freeGames.schema.ts';
import { loadFreeGames } from './freeGames/freeGames.load.server.ts';
import { generalReviewSchema } from './generalReview/generalReview.schema.ts';
import { loadGeneralReview } from './generalReview/generalReview.load.server.ts';
import { heroSectionSchema } from './heroSection/heroSection.schema.ts';
import { loadHeroSection } from './heroSection/heroSection.load.server.ts';
import { infoBoxSchema } from './infoBox/infoBox.schema.ts';
import { loadInfoBox } from './infoBox/infoBox.load.server.ts';
import { listSchema } from './list/list.schema.ts';
import { loadList } from './list/list.load.server.ts';
import { playGameSchema } from './playGame/playGame.schema.ts';
import { loadPlayGame } from './playGame/playGame.load.server.ts';
import { prosConsSchema } from './prosCons/prosCons.schema.ts';
import { loadProsCons } from './prosCons/prosCons.load.server.ts';
import { ratingsSchema } from './ratings/ratings.schema.ts';
import { loadRatings } from './ratings/ratings.load.server.ts';
import { tableSchema } from './table/table.schema.ts';
import { loadTable } from './table/table.load.server.ts';
import { toplistSchema } from './toplist/toplist.schema.ts';
import { loadToplist } from './toplist/toplist.load.server.ts';
import { recordTimelineSchema } from './recordTimeline/recordTimeline.schema.ts';
import { loadRecordTimeline } from './recordTimeline/recordTimeline.load.server.ts';
import { newsSchema } from './news/news.schema.ts';
import { loadNewsBlock } from './news/news.load.server.ts';
import { offerChangesSchema } from './offerChanges/offerChanges.schema.ts';
import { loadOfferChanges } from './offerChanges/offerChanges.load.server.ts';
import { methodVersionsSchema } from './methodVersions/methodVersions.schema.ts';
import { loadMethodVersions } from './methodVersions/methodVersions.load.server.ts';
import { correctionsLogSchema } from './correctionsLog/correctionsLog.schema.ts';
import { loadCorrectionsLog } from './correctionsLog/correctionsLog.load.server.ts';
import { openDataSchema } from './openData/openData.schema.ts';
import { loadOpenData } from './openData/openData.load.server.ts';
import { userReviewsSchema } from './userReviews/userReviews.schema.ts';
import { loadUserReviews } from './userReviews/userReviews.load.server.ts';
import { usefulLinksSchema } from './usefulLinks/usefulLinks.schema.ts';
import { loadUsefulLinks } from './usefulLinks/usefulLinks.load.server.ts';

export const blockLoaders = {
  carousel: defineLoader(carouselSchema, loadCarousel),
  heroSection: defineLoader(heroSectionSchema, loadHeroSection),
  playGame: defineLoader(playGameSchema, loadPlayGame),
  generalReview: defineLoader(generalReviewSchema, loadGeneralReview),
  contentSection: defineLoader(contentSectionSchema, loadContentSection),
  topList: defineLoader(toplistSchema, loadToplist),
  usefulLinks: defineLoader(usefulLinksSchema, loadUsefulLinks),
  accordion: defineLoader(accordionSchema, loadAccordion),
  freeGames: defineLoader(freeGamesSchema, loadFreeGames),
  blackList: defineLoader(blackListSchema, loadBlackList),
  list: defineLoader(listSchema, loadList),
  table: defineLoader(tableSchema, loadTable),
  casinoComparator: defineLoader(casinoComparatorSchema, loadCasinoComparator),
  authorBox: defineLoader(authorBoxSchema, loadAuthorBox),
  prosCons: defineLoader(prosConsSchema, loadProsCons),
  infoBox: defineLoader(infoBoxSchema, loadInfoBox),
  ratings: defineLoader(ratingsSchema, loadRatings),
  userReviews: defineLoader(userReviewsSchema, loadUserReviews),
  bonusCards: defineLoader(bonusCardsSchema, loadBonusCards),
  recordTimeline: defineLoader(recordTimelineSchema, loadRecordTimeline),
  offerChanges: defineLoader(offerChangesSchema, loadOfferChanges),
  methodVersions: defineLoader(methodVersionsSchema, loadMethodVersions),
  news: defineLoader(newsSchema, loadNewsBlock),
  correctionsLog: defineLoader(correctionsLogSchema, loadCorrectionsLog),
  openData: defineLoader(openDataSchema, loadOpenData),
} satisfies Record<BlockType, { schema: z.ZodType; load: BlockLoader<never, unknown> }>;

type Loaders = typeof blockLoaders;

export type BlockProps<Type extends BlockType> = Awaited<ReturnType<Loaders[Type]['load']>>;

function defineLoader<Schema extends z.ZodType, Props>(schema: Schema, load: BlockLoader<z.output<Schema>, Props>) {
  return { schema, load };
}
