import { start as news } from '@lupa/blocks/news/newsElement.ts';
import { start as lastVisit } from '@lupa/blocks/offerChanges/lastVisitElement.ts';
import { start as slider } from '@lupa/ui/slider/sliderElement.ts';
import type { Behaviour } from '../browser/lazyElements.ts';
import { start as search } from './search/searchElement.ts';

/** By the names of the elements. */
export const behaviours: Record<string, Behaviour> = {
  'lupa-last-visit': lastVisit,
  'lupa-news': news,
  'lupa-search': search,
  'lupa-slider': slider,
};
