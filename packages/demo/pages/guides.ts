import type { DemoPage } from '../content/demoPage.ts';
import { blackjackGuide } from './guides/blackjack.ts';
import { choosingGuide } from './guides/choosing.ts';
import { claimsGuide } from './guides/claims.ts';
import { cryptoGuide } from './guides/crypto.ts';
import { guideIndex } from './guides/guideIndex.ts';
import { identityGuide } from './guides/identity.ts';
import { legalGuide } from './guides/legal.ts';
import { licenceGuide } from './guides/licence.ts';
import { rolloverGuide } from './guides/rollover.ts';
import { rouletteGuide } from './guides/roulette.ts';
import { rtpGuide } from './guides/rtp.ts';
import { withdrawalGuide } from './guides/withdrawals.ts';

/** `/guias/` and the guides under it. */
export const guidePages: DemoPage[] = [
  guideIndex,
  legalGuide,
  rolloverGuide,
  withdrawalGuide,
  choosingGuide,
  licenceGuide,
  identityGuide,
  claimsGuide,
  cryptoGuide,
  rtpGuide,
  blackjackGuide,
  rouletteGuide,
];
