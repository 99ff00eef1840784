import type { SiteMoment } from '@lupa/contracts/momentToken.server.ts';
import type { PreviewAnswer } from '@lupa/contracts/previewAnswer.ts';
import type { Preview } from '@lupa/contracts/previewToken.server.ts';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';

const time = new Intl.DateTimeFormat(spanishLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: market.timeZone });
const day = new Intl.DateTimeFormat(spanishLocale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: market.timeZone });

type Noted = Pick<PreviewAnswer, 'savedAt' | 'isPublished'> & { preview: Pick<Preview, 'kind' | 'expires'>; now: Date };

export function formatNote({ savedAt, isPublished, preview, now }: Noted): string {
  const saved = new Date(savedAt);
  const on = dayInMarket(saved) === dayInMarket(now) ? '' : `el ${day.format(saved)} `;
  const state = isPublished ? 'Es lo que está publicado.' : 'No está publicado.';
  const end = preview.kind === 'share' ? ` Este enlace vale hasta el ${day.format(preview.expires * 1000)}.` : '';
  return `Vista previa: borrador guardado ${on}a las ${time.format(saved)}. ${state}${end}`;
}

export function formatMomentNote(at: Date, named: SiteMoment['draft']): string {
  const release = ' Con todo lo de la publicación conjunta.';
  const draft = named === null ? '' : 'release' in named ? release : ' Con el borrador de esta página, aunque no esté programado.';
  return `Así se verá el ${day.format(at)} a las ${time.format(at)}, hora de ${countryName}.${draft}`;
}

const list = new Intl.ListFormat(spanishLocale);

/** Which blocks of a draft are left out, counted from 1 as its form does; empty: none. */
export function formatMissingBlocks(places: readonly number[]): string {
  if (places.length === 0) return '';
  const numbers = list.format(places.map((place) => String(place).padStart(2, '0')));
  return places.length === 1
    ? ` No se muestra el bloque ${numbers}: revisa que esté completo y que esté publicado lo que nombra.`
    : ` No se muestran los bloques ${numbers}: revisa que estén completos y que esté publicado lo que nombran.`;
}
