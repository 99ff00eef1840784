import { spanishLocale } from '@lupa/contracts/market.ts';

/** What stands before decimals where people of the market write Spanish: `,` in Chile, `.` in Peru; and between thousands. */
export const decimalMark = new Intl.NumberFormat(spanishLocale).format(0.5).charAt(1);
export const groupMark = decimalMark === ',' ? '.' : ',';

/** A number as they write it, `1.500.000` or `37,5`, as JavaScript reads it. */
export const withoutMarks = (text: string): string => text.replaceAll(groupMark, '').replace(decimalMark, '.');
