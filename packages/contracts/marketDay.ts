/** Days are those of Chile: an offer ends with its last one, a click is counted on its own. */
export const marketTimeZone = 'America/Santiago';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: marketTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The ISO date in Chile at a moment. */
export function dayInChile(moment: Date): string {
  return dayFormat.format(moment);
}
