import { dayInChile, hourInChile } from './market.ts';

const firstHour = 3;

/** Whether what is done once a night in Chile, from three on, is due: `last` is when it was done before. */
export const isNightlyDue = (last: Date, now: Date): boolean => hourInChile(now) >= firstHour && dayInChile(last) < dayInChile(now);
