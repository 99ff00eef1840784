import { dayInMarket, hourInMarket } from './market.ts';

const firstHour = 3;

/** Whether what is done once a night in the market, from three on, is due: `last` is when it was done before. */
export const isNightlyDue = (last: Date, now: Date): boolean => hourInMarket(now) >= firstHour && dayInMarket(last) < dayInMarket(now);
