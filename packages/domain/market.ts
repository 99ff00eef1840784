/** Days are those of Chile: an offer ends with its last one, a click is counted on its own. */
export const marketTimeZone = 'America/Santiago';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: marketTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The ISO date in Chile at a moment. */
export function dayInChile(moment: Date): string {
  return dayFormat.format(moment);
}

/** What amounts are in, and how numbers and dates are written, where a page says nothing else. */
export const marketCurrency = 'CLP';
export const marketLocale = 'es-CL';
