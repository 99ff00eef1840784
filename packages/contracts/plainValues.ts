import { plainText } from './markup.ts';
import { readNumber } from './readNumber.ts';

/* How services write values (docs/bring-your-own-services.md): what cannot be read is undefined. */

export type Sent = Record<string, unknown>;

export const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Sent => (isObject(value) ? value : {});

/** Where an object says a text for people, a choice that is compared, an image. The first that is said counts. */
const textNames = ['label', 'text', 'rendered', 'name', 'title', 'value', 'key'];
const choiceNames = ['value', 'key', 'name', 'label'];
const sourceNames = ['src', 'url', 'hash', 'file'];
const wrapperNames = ['data', 'items', 'results'];

function readPlain(value: unknown, names: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return undefined;
  for (const name of names) {
    const said = isObject(value[name]) ? readPlain(value[name], names) : value[name];
    if (typeof said === 'number' || (typeof said === 'string' && said !== '')) return String(said);
  }
  const inner = value['data'] ?? value['attributes'] ?? value['fields'];
  return isObject(inner) ? readPlain(inner, names) : undefined;
}

/** A text for people, without the tags that somebody wrote into it. */
export function readText(value: unknown): string | undefined {
  const plain = readPlain(value, textNames);
  return plain === undefined ? undefined : plainText(plain);
}

export const readChoice = (value: unknown): string | undefined => readPlain(value, choiceNames);

/** The path, address or hash of an image. */
export const readSource = (value: unknown): string | undefined => readPlain(value, sourceNames);

/** Null for a text without a number. `isSmall`: no thousands are in it. */
export function readFigureOf(value: unknown, isSmall = false): number | null | undefined {
  if (typeof value === 'number') return value;
  const plain = readPlain(value, choiceNames);
  return plain === undefined ? undefined : readNumber(plain, isSmall);
}

const yes: readonly unknown[] = [true, 1, '1', 'true', 'yes'];
export const no: readonly unknown[] = [false, 0, '0', 'false', 'no', ''];

export function readYes(value: unknown): boolean | undefined {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return yes.includes(said) ? true : no.includes(said) ? false : undefined;
}

const lastSecond = 99_999_999_999;

/** `2026-11-02`, or a moment in ISO 8601: seconds or milliseconds since 1970 become one, `31/03/2027` that day. Other text stands. */
export function readMoment(value: unknown): string | undefined {
  const plain = readPlain(value, choiceNames)?.trim();
  if (plain === undefined) return undefined;
  if (/^\d{9,13}$/.test(plain)) return new Date(Number(plain) * (Number(plain) > lastSecond ? 1 : 1000)).toISOString();
  if (typeof value === 'number') return undefined;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain) ?? [];
  return day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : plain;
}

/** A relation that leads to nothing. */
export const isNothing = (value: unknown): boolean => isObject(value) && value['data'] === null && Object.keys(value).length === 1;

export const squash = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();
const toCamelCase = (name: string): string => name.replaceAll(/[_-]+([\dA-Za-z])/g, (_, letter: string) => letter.toUpperCase());

/** What content systems put around the fields of a thing: `{id, type, attributes: {…}}`, `{sys: {id}, fields: {…}}`, `{node: {…}}`. */
const coverNames = ['attributes', 'fields', 'node', '_source'];

/**
 * A thing by the fields `names`: out of what content systems put around it (`{data: {…}}` and `coverNames`), and as SPEC spells them
 * (`partner_slug`, `PartnerSlug`, `partnerslug`).
 */
export function bareThing(value: Sent, names: readonly string[]): Sent {
  const sent = spell(value, names);
  const own = Object.keys(sent).filter((name) => names.includes(name) && !['id', 'type', ...coverNames].includes(name));
  if (own.length > 0) return sent;
  const { data, sys } = sent;
  const id = sent['id'] ?? fieldsOf(sys)['id'];
  if (isObject(data) && !names.includes('data')) return bareThing(data, names);
  const cover = coverNames.find((name) => isObject(sent[name]));
  if (cover === undefined) return sent;
  const inner = bareThing(fieldsOf(sent[cover]), names);
  const isAround = !names.includes(cover) || names.some((name) => name !== 'id' && name !== 'type' && name in inner);
  return isAround ? { ...(id !== undefined && { id }), ...inner } : sent;
}

const knownSpellings = new WeakMap<readonly string[], Map<string, string>>();

/** With the names that are known as they are known. */
export function spell(sent: Sent, names: readonly string[]): Sent {
  const others = Object.keys(sent).filter((name) => !names.includes(name));
  if (others.length === 0) return sent;
  const known = knownSpellings.get(names) ?? new Map(names.map((name) => [squash(name), name]));
  knownSpellings.set(names, known);
  const spelled = others.map((name) => [known.get(squash(name)) ?? toCamelCase(name), sent[name]]);
  return { ...Object.fromEntries(spelled), ...sent };
}

/** What a service put around a list; undefined: nothing. */
export function unwrapList(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const name = wrapperNames.find((each) => Array.isArray(value[each]) || isObject(value[each]));
  return name === undefined ? undefined : value[name];
}

/** What envelopes say of the answer within them. */
const asideNames = ['meta', 'links', 'page', 'pagination', 'paging', 'pageInfo', 'status', 'included', 'includes', 'sys'];
const errorNames = ['error', 'errors'];

/** Under which name an envelope has the list whose items say most, or its one object where it has no list; undefined: it has none, or several. */
export function onlyPart(envelope: Sent): string | undefined {
  const parts = Object.keys(envelope).filter((name) => typeof envelope[name] === 'object' && envelope[name] !== null);
  const known = parts.filter((name) => !errorNames.includes(name));
  const within = known.filter((name) => !asideNames.includes(name.replace(/^_/, '')));
  const some = within.length > 0 ? within : known;
  const lists = some.filter((name) => Array.isArray(envelope[name]));
  const saysOf = (name: string | undefined) => Object.keys(fieldsOf(bareList(envelope[name ?? ''])?.[0])).length;
  const [first, second] = lists.length > 0 ? lists.toSorted((one, other) => saysOf(other) - saysOf(one)) : some;
  return second !== undefined && (lists.length === 0 || saysOf(first) === saysOf(second)) ? undefined : first;
}

/** A list as it is, or what is in what was put around it. */
export function bareList(value: unknown): unknown[] | undefined {
  return Array.isArray(value) || value === undefined ? value : bareList(unwrapList(value));
}

/** The entries of a map, or of a list whose items name their `key` or `slug`. */
export function readEntries(value: unknown): [key: string, entry: unknown][] | undefined {
  if (isObject(value)) return Object.entries(value);
  if (!Array.isArray(value)) return undefined;
  return value.map((item, index) => {
    const { key, slug } = bareThing(fieldsOf(item), ['key', 'slug']);
    const entry = isObject(item) && key !== undefined && 'value' in item ? item['value'] : item;
    return [readPlain(key ?? slug, choiceNames) ?? String(index), entry];
  });
}

/** Before a key that is a whole number. */
const orderMark = '\u0000';

/** An object puts whole numbers before other keys. Where their order says something, they are marked before the JSON is parsed. */
export const markNumericKeys = (json: string): string =>
  json.replaceAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g, (found, key: string, colon: string | undefined) =>
    colon !== undefined && /^\d+$/.test(key) ? `"\\u0000${key}"${colon}` : found,
  );
export const withoutMark = (key: string): string => (key.startsWith(orderMark) ? key.slice(1) : key);
