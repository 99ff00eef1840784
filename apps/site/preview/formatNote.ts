import type { PreviewAnswer } from '@lupa/contracts/previewAnswer.ts';
import type { Preview } from '@lupa/contracts/previewToken.server.ts';
import { dayInChile, marketLocale, marketTimeZone } from '@lupa/domain/market.ts';

const time = new Intl.DateTimeFormat(marketLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: marketTimeZone });
const day = new Intl.DateTimeFormat(marketLocale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: marketTimeZone });

type Noted = Pick<PreviewAnswer, 'savedAt' | 'isPublished'> & { preview: Pick<Preview, 'kind' | 'expires'>; now: Date };

/** What the bar of a preview says, in the clock of Chile. */
export function formatNote({ savedAt, isPublished, preview, now }: Noted): string {
  const saved = new Date(savedAt);
  const on = dayInChile(saved) === dayInChile(now) ? '' : `el ${day.format(saved)} `;
  const state = isPublished ? 'Es lo que está publicado.' : 'No está publicado.';
  const end = preview.kind === 'share' ? ` Este enlace vale hasta el ${day.format(preview.expires * 1000)}.` : '';
  return `Vista previa: borrador guardado ${on}a las ${time.format(saved)}. ${state}${end}`;
}

/** What the bar of a moment says, in the clock of Chile. */
export function formatMomentNote(at: Date, hasDraft: boolean): string {
  const draft = hasDraft ? ' Con el borrador de esta página, aunque no esté programado.' : '';
  return `Así se verá el ${day.format(at)} a las ${time.format(at)}, hora de Chile.${draft}`;
}

const list = new Intl.ListFormat(marketLocale);

/** Which blocks of a draft are left out, counted from 1 as its form does; empty: none. */
export function formatMissingBlocks(places: readonly number[]): string {
  if (places.length === 0) return '';
  const numbers = list.format(places.map((place) => String(place).padStart(2, '0')));
  return places.length === 1
    ? ` No se muestra el bloque ${numbers}: revisa que esté completo y que esté publicado lo que nombra.`
    : ` No se muestran los bloques ${numbers}: revisa que estén completos y que esté publicado lo que nombran.`;
}
