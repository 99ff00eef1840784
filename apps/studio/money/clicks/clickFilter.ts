import type { Dimension } from './clickKinds.ts';
import type { Day } from '../../core/dates/days.ts';

/** What clicks can be narrowed down to. Null: where it is not known. */
export type ClickFilter = { from: Day; to: Day } & Partial<Record<FilterName, string | null>>;

export const filterNames = ['partner', 'offer', 'page', 'block', 'toplist', 'position', 'device', 'country'] as const;
export type FilterName = (typeof filterNames)[number] & Dimension;
