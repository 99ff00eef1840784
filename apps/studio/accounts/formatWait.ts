import { marketLocale, marketTimeZone } from '@lupa/domain/market.ts';
const clock = new Intl.DateTimeFormat(marketLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: marketTimeZone });

/** `en 8 segundos`; from a minute on `en 4 minutos, a las 14:32`, in Chile's time. */
export function formatWait(seconds: number, now: Date): string {
  if (seconds < 60) return `en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
  const minutes = Math.ceil(seconds / 60);
  const at = new Date(now.getTime() + minutes * 60_000);
  return `en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}, a las ${clock.format(at)}`;
}
