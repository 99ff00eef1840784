import type { DemoPage } from '../content/demoPage.ts';
import { blackListPage } from './blackList.ts';
import { bonusPages } from './bonuses/bonusPages.ts';
import { paymentPages } from './payments/paymentPages.ts';

/** Bonuses, payment methods, and whom not to pay. */
export const moneyPages: DemoPage[] = [...paymentPages, ...bonusPages, blackListPage];
