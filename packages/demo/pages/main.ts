import type { DemoPage } from '../content/demoPage.ts';
import { homePage } from './home.ts';
import { realMoneyPage } from './realMoney.ts';

export const mainPages: DemoPage[] = [homePage, realMoneyPage];
