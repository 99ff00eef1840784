import type { CallField, ConversionKind, ConversionStatus, PostbackField } from '@lupa/contracts/postback.ts';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import type { Estimate } from '@lupa/domain/postback/estimates.ts';
import { formatShare } from '../../core/report/formatNumbers.ts';

export const kindLabels: Record<ConversionKind, string> = {
  registration: 'Registro',
  first_deposit: 'Primer depósito',
  deposit: 'Depósito',
  commission: 'Comisión',
};

/** Of a word for a commission that is taken back. */
export const reversalLabel = 'Contracargo';

export const statusLabels: Record<ConversionStatus, string> = { approved: 'Aprobado', pending: 'Pendiente', rejected: 'Rechazado' };

export const fieldLabels: Record<PostbackField | CallField | 'status', string> = {
  kind: 'Qué pasó',
  clickId: 'Número del clic',
  eventId: 'Número del evento',
  amount: 'Monto',
  currency: 'Moneda',
  at: 'Momento',
  status: 'Estado',
  time: 'Hora de la llamada',
  nonce: 'Número de un solo uso',
};

export const faultLabels: Record<string, string> = {
  kind: 'no dice qué pasó, o con una palabra que nadie ha traducido',
  clickId: 'el número del clic no se puede leer, o no dice nada: null, o una macro que nadie llenó',
  status: 'dice su estado con una palabra o un número que nadie ha traducido',
  eventId: 'falta el número del evento, no se puede leer, o no dice nada: null, o una macro que nadie llenó',
  amount: 'falta el monto, o no se puede leer',
  currency: 'falta la moneda, o no se puede leer',
  at: 'el momento no se puede leer, o está en el futuro',
  address: 'vino de una dirección que no está en la lista',
  signature: 'no trae la firma, o no calza',
  unsigned: 'trae parámetros fuera de lo que está firmado',
  type: 'el cuerpo no es lo que dice su Content-Type, o no es un formulario ni un solo objeto JSON',
  form: 'es demasiado grande, no está en UTF-8, o trae un cuerpo con GET',
  duplicate: 'trae un parámetro dos veces; da igual si en mayúsculas o minúsculas',
  time: 'la hora de la llamada falta, o está a más de cinco minutos de ahora',
  nonce: 'el número de un solo uso falta, o ya vino con otro evento',
  changed: 'repitió un número de evento con otros datos; hasta la versión anterior valía lo primero que llegaba',
};

export const apartLabels: Record<string, string> = {
  unknown: 'el clic no existe',
  foreign: 'el clic fue hacia otro casino',
  none: 'no trae clic',
};

const commissionFormat = new Intl.NumberFormat(spanishLocale, { style: 'currency', currency: market.currency, maximumFractionDigits: 0 });

/** In the market's currency, to the whole unit: `$1.234.567`. */
export const formatCommission = (amount: number): string => commissionFormat.format(amount);

/** `2,5 % (2,1 % a 3,0 %)`; empty where there are too few clicks. */
export const formatRate = (rate: Estimate | null): string =>
  rate === null ? 'faltan clics para un porcentaje' : `${formatShare(rate.value)} (${formatRange(rate)})`;

export const formatRange = ({ low, high }: Estimate): string => `${formatShare(low)} a ${formatShare(high)}`;
