import { start as news } from '@lupa/blocks/news/newsElement.ts';
import { start as lastVisit } from '@lupa/blocks/offerChanges/lastVisitElement.ts';
import { start as slider } from '@lupa/ui/slider/sliderElement.ts';
import { start as search } from '../features/search/searchElement.ts';

/** Gives an element its behaviour until `signal` aborts, which is when the element leaves the document. */
export type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;

/** By the names of the elements. */
export const behaviours: Record<string, Behaviour> = {
  'lupa-last-visit': lastVisit,
  'lupa-news': news,
  'lupa-search': search,
  'lupa-slider': slider,
};
