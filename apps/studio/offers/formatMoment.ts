const format = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
});

/** A moment as clocks in Chile show it: `21 de noviembre de 2026, 16:05`. */
export function formatMoment(moment: string | Date): string {
  return format.format(new Date(moment));
}
