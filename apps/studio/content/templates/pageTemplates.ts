import { bonusPage } from './bonusPage.ts';
import { casinoReview } from './casinoReview.ts';
import { guide } from './guide.ts';
import { paymentPage } from './paymentPage.ts';
import { ranking } from './ranking.ts';
import type { PageTemplate } from './template.ts';

export const pageTemplates: readonly PageTemplate[] = [casinoReview, guide, ranking, bonusPage, paymentPage];

export const findTemplate = (id: unknown): PageTemplate | undefined => pageTemplates.find((template) => template.id === id);
