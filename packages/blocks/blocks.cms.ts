import { type BlockType, blockTypes } from '@lupa/contracts/blockType.ts';
import type { Block } from 'payload';
import { accordionForm } from './accordion/accordion.cms.ts';
import { authorBoxForm } from './authorBox/authorBox.cms.ts';
import { blackListForm } from './blackList/blackList.cms.ts';
import { bonusCardsForm } from './bonusCards/bonusCards.cms.ts';
import { carouselForm } from './carousel/carousel.cms.ts';
import { casinoComparatorForm } from './casinoComparator/casinoComparator.cms.ts';
import { contentSectionForm } from './contentSection/contentSection.cms.ts';
import { freeGamesForm } from './freeGames/freeGames.cms.ts';
import { generalReviewForm } from './generalReview/generalReview.cms.ts';
import { heroSectionForm } from './heroSection/heroSection.cms.ts';
import { infoBoxForm } from './infoBox/infoBox.cms.ts';
import { listForm } from './list/list.cms.ts';
import { playGameForm } from './playGame/playGame.cms.ts';
import { prosConsForm } from './prosCons/prosCons.cms.ts';
import { ratingsForm } from './ratings/ratings.cms.ts';
import type { BlockForm } from './shared/forms/fields.ts';
import { tableForm } from './table/table.cms.ts';
import { toplistForm } from './toplist/toplist.cms.ts';
import { usefulLinksForm } from './usefulLinks/usefulLinks.cms.ts';
import { recordTimelineForm } from './recordTimeline/recordTimeline.cms.ts';
import { newsForm } from './news/news.cms.ts';
import { offerChangesForm } from './offerChanges/offerChanges.cms.ts';
import { methodVersionsForm } from './methodVersions/methodVersions.cms.ts';
import { correctionsLogForm } from './correctionsLog/correctionsLog.cms.ts';
import { openDataForm } from './openData/openData.cms.ts';
import { userReviewsForm } from './userReviews/userReviews.cms.ts';

/** The editor's form of every block type. The slug of a form is the type that the content service sends. */
export const blockForms = {
  carousel: carouselForm,
  heroSection: heroSectionForm,
  playGame: playGameForm,
  generalReview: generalReviewForm,
  contentSection: contentSectionForm,
  topList: toplistForm,
  usefulLinks: usefulLinksForm,
  accordion: accordionForm,
  freeGames: freeGamesForm,
  blackList: blackListForm,
  list: listForm,
  table: tableForm,
  casinoComparator: casinoComparatorForm,
  authorBox: authorBoxForm,
  prosCons: prosConsForm,
  infoBox: infoBoxForm,
  ratings: ratingsForm,
  userReviews: userReviewsForm,
  bonusCards: bonusCardsForm,
  recordTimeline: recordTimelineForm,
  methodVersions: methodVersionsForm,
  offerChanges: offerChangesForm,
  correctionsLog: correctionsLogForm,
  news: newsForm,
  openData: openDataForm,
} satisfies { [Type in BlockType]: BlockForm<Type> };

/** The same forms in the order of requirement 2.87, as the studio's blocks field wants them. */
export const blockFormList: Block[] = blockTypes.map((type) => blockForms[type]);
