import { formatAge } from '../../core/dates/formatMoment.ts';

/** How long ago, from now. */
export const writeAge = (moment: Parameters<typeof formatAge>[0]): string => formatAge(moment, new Date());
