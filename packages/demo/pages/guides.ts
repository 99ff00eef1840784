import type { DemoPage } from '../writing/demoPage.ts';
import { blackjackGuide } from './guides/blackjack.ts';
import { choosingGuide } from './guides/choosing.ts';
import { cryptoGuide } from './guides/crypto.ts';
import { guideIndex } from './guides/guideIndex.ts';
import { readGuide } from './guides/guidePage.ts';
import { legalGuide } from './guides/legal.ts';
import { licenceGuide } from './guides/licence.ts';
import { rtpGuide } from './guides/rtp.ts';

/** `/guias/` and the guides under it. */
export const guidePages: DemoPage[] = [
  guideIndex,
  legalGuide,
  readGuide('rollover'),
  readGuide('retiros'),
  choosingGuide,
  licenceGuide,
  readGuide('verificacion-de-identidad'),
  readGuide('reclamar'),
  cryptoGuide,
  rtpGuide,
  blackjackGuide,
  readGuide('como-jugar-ruleta'),
];
