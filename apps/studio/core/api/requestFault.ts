import { contentLocales } from '@lupa/contracts/locale.ts';

/** A request that is refused before Payload sees it. The message is for staff. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
  readonly status: number;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

const unreadableAddress = 'La dirección no se puede leer.';
const unreadableBody = 'Los datos enviados no se pueden leer.';
const noControls = 'Un valor lleva un carácter nulo, que no se puede guardar.';
const knownLocales = new Set<string>([...contentLocales, 'all', '*']);

// Payload takes these to the database as they are.
const wholeNumbers = ['depth', 'limit', 'page'];
// Payload knows them, Postgres does not.
const foreignOperators = /\[(all|near|within|intersects)\]/;
const languageNames = ['locale', 'publishSpecificLocale', 'fallbackLocale', 'fallback-locale'];

/** @throws RequestFault for an address or a query that cannot be meant */
export function checkAddress(url: URL): void {
  if (/%00/.test(url.href)) throw new RequestFault(400, noControls);
  try {
    decodeURIComponent(url.pathname);
    decodeURIComponent(url.search);
  } catch {
    throw new RequestFault(400, unreadableAddress);
  }
  if (url.searchParams.keys().some((name) => foreignOperators.test(name)))
    throw new RequestFault(400, 'Ese filtro no existe en el estudio.');
  for (const name of wholeNumbers) {
    const isNumber = url.searchParams.getAll(name).every((value) => /^\d{0,9}$/.test(value));
    if (!isNumber || url.searchParams.has(`${name}[]`)) throw new RequestFault(400, `«${name}» tiene que ser un número entero.`);
  }
  for (const name of languageNames) for (const value of url.searchParams.getAll(name)) checkLocale(value);
}

export function checkData(data: unknown): asserts data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new RequestFault(400, unreadableBody);
  for (const name of languageNames) if (name in data) checkLocale((data as Record<string, unknown>)[name]);
  if ('locale' in data) checkWrittenLocale(data.locale);
  checkTexts(data, 0);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestFault(400, unreadableBody);
  }
}

/** Payload writes `object[locale]` for whatever it is told: with `__proto__` that is the prototype of every object in the process. */
function checkLocale(value: unknown): void {
  const given = Array.isArray(value) ? value : [value];
  const isKnown = given.every((one) => ['', null, false, 'null', 'none', 'false'].includes(one) || knownLocales.has(one));
  if (isKnown) return;
  const wrong = typeof value === 'string' ? `El idioma «${value.slice(0, 20)}»` : 'Ese idioma';
  throw new RequestFault(400, `${wrong} no existe en el estudio. Los que hay: ${contentLocales.join(', ')}; para leerlos todos, all.`);
}

/** @throws RequestFault for all languages at once: a text would be the same in each of them */
export function checkWrittenLocale(value: unknown): void {
  if (value === 'all' || value === '*')
    throw new RequestFault(400, `Se escribe en un idioma a la vez. Elige uno: ${contentLocales.join(', ')}.`);
}

const deepest = 200;

function checkTexts(value: unknown, depth: number): void {
  if (depth > deepest) throw new RequestFault(400, unreadableBody);
  if (typeof value === 'string' && value.includes('\u0000')) throw new RequestFault(400, noControls);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) {
    if (name === '__proto__') throw new RequestFault(400, unreadableBody);
    checkTexts(name, depth + 1);
    checkTexts(entry, depth + 1);
  }
}
