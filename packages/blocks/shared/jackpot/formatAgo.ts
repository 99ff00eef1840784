const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `-12 s` in words: `hace 12 segundos` in es-CL. Whole units, the largest that fits; one second at least. */
export function formatAgo(milliseconds: number, locale: string): string {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds < minute) return format.format(-seconds, 'second');
  if (seconds < hour) return format.format(-Math.floor(seconds / minute), 'minute');
  if (seconds < day) return format.format(-Math.floor(seconds / hour), 'hour');
  return format.format(-Math.floor(seconds / day), 'day');
}
