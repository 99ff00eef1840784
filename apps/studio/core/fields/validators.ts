import { localeOfPath, isContentLocale, localePrefixes, toPageLocale } from '@lupa/contracts/locale.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import { findLostClick, type LostClick } from '@lupa/domain/postback/findLostClick.ts';
import { formatDay } from '../dates/formatMoment.ts';
import { DestinationError, parseDestination, type DestinationFault } from '@lupa/contracts/destination.ts';

type Verdict = string | true;

/** Validators answer in Spanish, because editors read them. An empty value is the business of `required`. */
export function matching(pattern: RegExp, message: string) {
  return (value: unknown): Verdict => (isEmpty(value) || (typeof value === 'string' && pattern.test(value)) ? true : message);
}

export const kebabMessage = 'Usa solo minúsculas sin tilde, números y guiones: casino-andino.';
export const kebabPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @see partnerSlugSchema of packages/database/storedDocuments.ts: digits alone would lose their rank in a JSON object. */
export function validatePartnerSlug(value: unknown): Verdict {
  if (isEmpty(value)) return 'Falta el identificador.';
  if (typeof value !== 'string' || !kebabPattern.test(value) || value.length > 100) return kebabMessage;
  return /^\d+$/.test(value) ? 'No puede tener solo números.' : true;
}

export function validateHttpsUrl(value: unknown): Verdict {
  if (isEmpty(value)) return true;
  return typeof value === 'string' && isUrlWith(value, ['https:']) ? true : 'Escribe una dirección completa que empiece con https://.';
}

/** By the rule of the click-out itself, and over https only: what is published here must also lead somewhere, and the click with it. */
export function validateTrackingUrl(value: unknown): Verdict {
  if (isEmpty(value)) return true;
  const link = typeof value === 'string' ? value.trim() : '';
  const fault = findDestinationFault(link);
  if (fault !== null) return `${formatDestinationFault(fault)}.`;
  const lost = findLostClick(link);
  // Some programmes take no number of a click: the field says so, and that is all.
  if (lost !== null && lost.kind !== 'missing') return formatLostClick(lost);
  return validateHttpsUrl(link);
}

export function formatLostClick({ kind, text }: LostClick): string {
  switch (kind) {
    case 'escaped':
      return `El enlace se copió de una página: dice ${text} donde va &.`;
    case 'question':
      return `El enlace tiene dos signos ?: donde dice ${text} va &${text.slice(1)}.`;
    case 'ampersand':
      return `Al enlace le falta el signo ?: donde dice ${text} va ?${text.slice(1)}.`;
    case 'word':
      return `«${text}» quedó sin llenar.`;
    case 'foreign':
      return `«${text}» no se llena aquí: el número del clic se escribe {clickId}.`;
    case 'missing':
      return 'Falta {clickId}, donde el programa espera su «click id» o «sub id»: sin él, ninguna comisión se puede unir a su clic.';
    case 'fragment':
      return '{clickId} está detrás de #: el programa no lo recibe.';
  }
}

export function validateTermsUrl(value: unknown): Verdict {
  return isOwnPage(value) || validateHttpsUrl(value);
}

/** A source may also be a document on an old site, so http is accepted, or a page of the site. */
export function validateSourceUrl(value: unknown): Verdict {
  if (isEmpty(value) || isOwnPage(value)) return true;
  return typeof value === 'string' && isUrlWith(value, ['https:', 'http:'])
    ? true
    : 'Escribe la dirección completa de la fuente, con https://, o la ruta de una página del sitio, con / al principio y al final.';
}

function isOwnPage(value: unknown): boolean {
  return typeof value === 'string' && value.split('#')[0] === withSlashes(value.split('#')[0] ?? '') && value.startsWith('/');
}

export function validatePageSlug(value: unknown, locale: unknown): Verdict {
  if (isEmpty(value)) return 'Falta la ruta.';
  if (typeof value !== 'string' || value !== withSlashes(value))
    return 'La ruta empieza y termina con /, por ejemplo /resenas/casino-andino/.';
  const segments = value.split('/').filter(Boolean);
  if (!segments.every((segment) => kebabPattern.test(segment))) return `Cada tramo de la ruta lleva ${kebabMessage.slice(4)}`;
  if (!isContentLocale(locale)) return true;
  const pageLocale = toPageLocale(locale);
  if (localeOfPath(value) === pageLocale) return true;
  const prefix = localePrefixes[pageLocale];
  return prefix === '' ? 'En español la ruta no puede empezar con /en/, /fr/ ni /de/.' : `En este idioma la ruta empieza con /${prefix}/.`;
}

export function validatePeriod(start: unknown, end: unknown): Verdict {
  if (isEmpty(start) || isEmpty(end)) return true;
  return readTime(end) > readTime(start) ? true : 'El término tiene que ser posterior al inicio.';
}

/** A day that has come. Payload keeps it as noon UTC; `today` is an ISO day. */
export function validatePastDay(value: unknown, today: string): Verdict {
  const time = readTime(value);
  if (Number.isNaN(time)) return 'Escribe una fecha, por ejemplo 24-11-2026.';
  const day = new Date(time).toISOString().slice(0, 10);
  return day <= today ? true : `El ${formatDay(day)} todavía no llega. Pon el día en que alguien lo verificó.`;
}

function readTime(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(typeof value === 'string' ? value : '');
}

export function isEmpty(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function isUrlWith(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const descriptions: Record<DestinationFault, string> = {
  characters: 'tiene espacios, barras invertidas o caracteres de control',
  reserved: 'tiene una palabra reservada',
  relative: 'no es una dirección completa',
  protocol: 'no empieza con https://',
  credentials: 'lleva un usuario o una contraseña',
  host: '{clickId} está en el dominio',
};

export function findDestinationFault(trackingUrl: string): DestinationFault | null {
  try {
    parseDestination(trackingUrl);
    return null;
  } catch (error) {
    if (error instanceof DestinationError) return error.fault;
    throw error;
  }
}

export const formatDestinationFault = (fault: DestinationFault): string => `La salida rechaza su enlace: ${descriptions[fault]}`;
