import { formatNumber } from './figures.ts';

/** One of `options`, always the same one for the same `seed`. FNV-1a, then the mixing step of MurmurHash3. */
export function choose<Option>(seed: string, options: readonly [Option, ...Option[]]): Option {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return options[((hash ^ (hash >>> 16)) >>> 0) % options.length] ?? options[0];
}

const properNames = /^(WhatsApp|Telegram|Instagram|Android|TLS)/;

/** `Chat en vivo` inside a sentence: `chat en vivo`. Proper names stay as they are. */
export function lowerFirst(text: string): string {
  return properNames.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** `de 3 a 24 horas` where a text begins: `De 3 a 24 horas`. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b y c` */
export function joinWords(words: readonly string[], last = 'y'): string {
  if (words.length < 2) return words.join('');
  const tail = words.at(-1) ?? '';
  const conjunction = last === 'y' && /^h?i(?![ae])/i.test(tail) ? 'e' : last;
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${tail}`;
}

/** `12 estudios`, `1 vez` */
export const countOf = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count === 1 ? one : many}`;

const upToTen = ['ninguno', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const upToTwenty = ['once', 'doce', 'trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'];
const numbers = [...upToTen, ...upToTwenty];

/** `siete`; from 21 on in digits. */
export const countInWords = (count: number): string => numbers[count] ?? String(count);
