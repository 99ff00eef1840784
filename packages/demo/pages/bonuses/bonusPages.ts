import type { DemoPage } from '../../writing/demoPage.ts';
import { bonusIndex } from './bonusIndex.ts';
import { cashbackPage } from './cashback.ts';
import { freeSpinsPage } from './freeSpins.ts';
import { noDepositPage } from './noDeposit.ts';
import { welcomePage } from './welcome.ts';

/** Bonuses and a page for each type of them. */
export const bonusPages: DemoPage[] = [bonusIndex, welcomePage, freeSpinsPage, noDepositPage, cashbackPage];
