import { languageTag } from '@lupa/contracts/market.ts';
/** The end of a term in the page's language and the device's own time: "jueves, 26 de noviembre, 16:05". `until`: milliseconds since 1970. */
export function formatCalmUntil(until: number, locale: string): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(until);
}
