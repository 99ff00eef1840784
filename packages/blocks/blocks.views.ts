import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { ComponentType } from 'react';
import { Accordion } from './accordion/Accordion.tsx';
import type { BlockProps } from './blocks.loaders.server.ts';
import { AuthorBox } from './authorBox/AuthorBox.tsx';
import { BlackList } from './blackList/BlackList.tsx';
import { BonusCards } from './bonusCards/BonusCards.tsx';
import { Carousel } from './carousel/Carousel.tsx';
import { CasinoComparator } from './casinoComparator/CasinoComparator.tsx';
import { ContentSection } from './contentSection/ContentSection.tsx';
import { FreeGames } from './freeGames/FreeGames.tsx';
import { GeneralReview } from './generalReview/GeneralReview.tsx';
import { HeroSection } from './heroSection/HeroSection.tsx';
import { InfoBox } from './infoBox/InfoBox.tsx';
import { List } from './list/List.tsx';
import { PlayGame } from './playGame/PlayGame.tsx';
import { ProsCons } from './prosCons/ProsCons.tsx';
import { Ratings } from './ratings/Ratings.tsx';
import { Table } from './table/Table.tsx';
import { Toplist } from './toplist/Toplist.tsx';
import { RecordTimeline } from './recordTimeline/RecordTimeline.tsx';
import { News } from './news/News.tsx';
import { OfferChanges } from './offerChanges/OfferChanges.tsx';
import { MethodVersions } from './methodVersions/MethodVersions.tsx';
import { CorrectionsLog } from './correctionsLog/CorrectionsLog.tsx';
import { OpenData } from './openData/OpenData.tsx';
import { UserReviews } from './userReviews/UserReviews.tsx';
import { UsefulLinks } from './usefulLinks/UsefulLinks.tsx';

export const blockViews = {
  carousel: Carousel,
  heroSection: HeroSection,
  playGame: PlayGame,
  generalReview: GeneralReview,
  contentSection: ContentSection,
  topList: Toplist,
  usefulLinks: UsefulLinks,
  accordion: Accordion,
  freeGames: FreeGames,
  blackList: BlackList,
  list: List,
  table: Table,
  casinoComparator: CasinoComparator,
  authorBox: AuthorBox,
  prosCons: ProsCons,
  infoBox: InfoBox,
  ratings: Ratings,
  userReviews: UserReviews,
  bonusCards: BonusCards,
  recordTimeline: RecordTimeline,
  methodVersions: MethodVersions,
  offerChanges: OfferChanges,
  correctionsLog: CorrectionsLog,
  news: News,
  openData: OpenData,
} satisfies { [Type in BlockType]: ComponentType<BlockProps<Type>> };
