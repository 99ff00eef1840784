import type { FlattenedField, SanitizedConfig } from 'payload';
import { RequestFault } from './requestFault.ts';

type Row = Record<string, unknown>;
/** `extra`: names that stand beside the fields. `refusesUnknown`: an admin form may send more than there are fields, a program that does so is mistaken. */
type Check = { refusesUnknown: boolean; unknown: string[] };

const ofDocument = ['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', 'locale', 'fallbackLocale', 'fallback-locale'];
const ofFile = ['file', 'sizes', 'url', 'thumbnailURL', 'focalX', 'focalY'];
const ofRow = ['id', 'blockType', 'blockName'];
const earliest = Date.UTC(1, 0, 1);
const latest = Date.UTC(9999, 11, 31);

/** An empty list stands in for null. Payload fails for a group that is none, and drops unknown fields silently. @throws RequestFault */
export function checkFields(config: SanitizedConfig, pathname: string, data: Row, refusesUnknown: boolean): void {
  const target = findTarget(config, pathname);
  if (target === null) return;
  const check = { refusesUnknown: refusesUnknown && target.isOurs, unknown: [] as string[] };
  checkRow(target.fields, data, '', target.extra, check);
  if (check.unknown.length === 0) return;
  const names = check.unknown
    .slice(0, 10)
    .map((name) => name.slice(0, 100))
    .join(', ');
  const message = check.unknown.length === 1 ? `El campo ${names} no existe` : `Los campos ${names} no existen`;
  throw new RequestFault(400, `${message} en «${target.label}». Revisa cómo se escribe, o quítalo.`);
}

type Target = { fields: readonly FlattenedField[]; extra: string[]; label: string; isOurs: boolean };

function findTarget(config: SanitizedConfig, pathname: string): Target | null {
  const [, name = '', rest = ''] = /^\/api\/((?:globals\/)?[^/]+)\/?(.*)$/.exec(pathname) ?? [];
  if (name.startsWith('globals/')) {
    const global = config.globals.find(({ slug }) => `globals/${slug}` === name);
    return rest === '' && global ? { fields: global.flattenedFields, extra: ofDocument, label: textOf(global.label), isOurs: true } : null;
  }
  const collection = config.collections.find(({ slug }) => slug === name);
  if (!collection || !/^([^/]*|[^/]+\/duplicate)$/.test(rest) || (rest !== '' && !/^-?\d/.test(rest))) return null;
  const { flattenedFields, labels, upload, auth, slug } = collection;
  const extra = upload ? [...ofDocument, ...ofFile] : ofDocument;
  return { fields: flattenedFields, extra, label: textOf(labels.plural), isOurs: !auth && !slug.startsWith('payload-') };
}

function checkRow(fields: readonly FlattenedField[], row: Row, path: string, extra: string[], check: Check): void {
  for (const name of Object.keys(row)) {
    const field = fields.find((one) => one.name === name);
    const at = `${path}${name}`;
    if (field) row[name] = checkValue(field, row[name], at, check);
    else if (check.refusesUnknown && !extra.includes(name)) check.unknown.push(at);
  }
}

function checkValue(field: FlattenedField, value: unknown, path: string, check: Check): unknown {
  if (value === undefined) return value;
  if (field.type === 'date') checkDate(value, path);
  if (field.type === 'text' || field.type === 'textarea') checkText(field, value, path);
  if (field.type === 'group' || field.type === 'tab') {
    if (!isRow(value)) throw new RequestFault(400, `«${path}» tiene que ser un objeto con sus campos.`);
    checkRow(field.flattenedFields, value, `${path}.`, [], check);
  }
  if (field.type !== 'array' && field.type !== 'blocks') return value;
  // Forms send the number of rows for a list whose rows they leave out.
  if (value === null || value === 0 || value === '0') return [];
  if (!Array.isArray(value)) throw new RequestFault(400, `«${path}» tiene que ser una lista.`);
  for (const [index, row] of (value as unknown[]).entries()) {
    if (!isRow(row)) throw new RequestFault(400, `«${path}.${index}» tiene que ser un objeto con sus campos.`);
    const own =
      field.type === 'array' ? field.flattenedFields : field.blocks.find(({ slug }) => slug === row['blockType'])?.flattenedFields;
    if (own) checkRow(own, row, `${path}.${index}.`, ofRow, check);
  }
  return value;
}

function checkText(field: FlattenedField, value: unknown, path: string): void {
  const isList = Array.isArray(value);
  if (isRow(value) || (isList && !('hasMany' in field && field.hasMany))) throw new RequestFault(400, `«${path}» tiene que ser un texto.`);
}

function checkDate(value: unknown, path: string): void {
  if (value === null || value === '') return;
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (moment >= earliest && moment <= latest) return;
  throw new RequestFault(400, `«${path}» tiene que ser una fecha, por ejemplo 2026-11-30T15:00:00.000Z.`);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (label: unknown): string => (typeof label === 'string' ? label : '');
