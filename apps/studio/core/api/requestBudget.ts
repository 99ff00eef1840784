import { spanishLocale } from '@lupa/contracts/market.ts';
import { APIError, type FlattenedField, type PayloadRequest } from 'payload';
import { validOperators } from 'payload/shared';
import { isKey } from '../access/roles.ts';

type Fields = readonly FlattenedField[];
type Asker = Pick<PayloadRequest, 'payload' | 'user'>;

/** Payload itself looks no further than the collection's own fields. Of an account a key may ask for nothing. */
function leadsToHidden(asker: Asker, fields: Fields, path: string): boolean {
  const segments = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  const isOfVersion = segments[0] === 'version' || segments[0] === 'parent';
  return isHidden(asker, fields, segments) || (isOfVersion && isHidden(asker, fields, segments.slice(1)));
}

function isHidden(asker: Asker, fields: Fields, [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  if ('hidden' in field && field.hidden) return true;
  if (rest.length === 0) return false;
  if ('flattenedFields' in field) return isHidden(asker, field.flattenedFields, rest);
  // The type of the block may stand before the name of its field.
  if (field.type === 'blocks')
    return field.blocks.some((block) => isHidden(asker, block.flattenedFields, rest[0] === block.slug ? rest.slice(1) : rest));
  const target = 'relationTo' in field ? field.relationTo : field.type === 'join' ? field.collection : [];
  return [target].flat().some((slug) => isHiddenIn(asker, slug, rest[0] === 'value' ? rest.slice(1) : rest));
}

function isHiddenIn(asker: Asker, slug: string, segments: readonly string[]): boolean {
  const config = asker.payload.collections[slug as keyof typeof asker.payload.collections]?.config;
  if (!config) return false;
  const isOfAccount = Boolean(config.auth) && isKey(asker.user);
  return (isOfAccount && segments.length > 0 && segments[0] !== 'id') || isHidden(asker, config.flattenedFields, segments);
}

export const budget = {
  depth: 2,
  documents: 200,
  page: 1_000_000,
  sortFields: 5,
  conditions: 100,
  nesting: 10,
  listLength: 1000,
  textLength: 2000,
};

type Query = Record<string, unknown>;

/** As the reader of the query understood it, whatever it was spelled like. @throws APIError 400 that says what is too much */
export function checkQuery(req: PayloadRequest, fields: readonly FlattenedField[]): void {
  const { query } = req;
  limitNumber(query, 'depth', 0, budget.depth);
  limitNumber(query, 'limit', 1, budget.documents);
  limitNumber(query, 'page', 0, budget.page);
  if (query['pagination'] !== undefined && query['pagination'] !== 'true' && query['limit'] === undefined)
    throw refuse(`Sin páginas di en «limit» cuántos documentos: ${budget.documents} como máximo.`);
  checkPaths(req, fields, query);
  for (const join of Object.values(isRecord(query['joins']) ? query['joins'] : {}).filter(isRecord)) {
    limitNumber(join, 'limit', 1, budget.documents);
    limitNumber(join, 'page', 0, budget.page);
    checkPaths(req, fields, join);
  }
}

const refuse = (message: string): APIError => new APIError(message, 400, null, true);

function limitNumber(query: Query, name: string, least: number, most: number): void {
  const value = query[name];
  if (value === '') delete query[name];
  if (value === undefined || value === '') return;
  const isAllowed = typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
  if (!isAllowed) throw refuse(`«${name}» tiene que ser un número entero de ${least} a ${most.toLocaleString(spanishLocale)}.`);
}

export function checkPaths(req: PayloadRequest, fields: readonly FlattenedField[], { where, sort, select, populate }: Query): void {
  const sorts = [sort].flat(3).flatMap((one) => (typeof one === 'string' ? one.split(',', budget.sortFields + 1) : []));
  if (sorts.length > budget.sortFields) throw refuse(`Se ordena por ${budget.sortFields} campos como máximo.`);
  const paths = [...sorts, ...listConditions(readWhere(where)), ...listSelected(select)];
  const isHidden =
    paths.some((path) => leadsToHidden(req, fields, path)) ||
    Object.entries(isRecord(populate) ? populate : {}).some(([slug, own]) =>
      listSelected(own).some((path) => isHiddenIn(req, slug, path.split('.'))),
    );
  if (isHidden) throw refuse('Por ese campo no se puede filtrar ni ordenar, ni se puede leer.');
}

export function readWhere(where: unknown): unknown {
  if (typeof where !== 'string' || where === '') return where;
  try {
    return JSON.parse(where);
  } catch {
    throw refuse('«where» no se puede leer.');
  }
}

const tooManyConditions = `Un filtro tiene hasta ${budget.conditions} condiciones, ${budget.nesting} unas dentro de otras, ${budget.listLength} valores y textos de ${budget.textLength} caracteres.`;

const operators = new Set<string>(validOperators);

/** The fields that a filter names: `partner.slug`. A filter of what is named stands inside of `contains`. */
function listConditions(where: unknown): string[] {
  const paths: string[] = [];
  let values = 0;
  const visit = (value: unknown, path: string, depth: number): void => {
    const isTooLong = typeof value === 'string' && value.length > budget.textLength;
    if (isTooLong || depth > budget.nesting || paths.length > budget.conditions || values > budget.listLength)
      throw refuse(tooManyConditions);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      values += 1;
      const isPath = !Array.isArray(value) && !operators.has(name) && !/^(and|or)$/i.test(name);
      if (isPath) paths.push(path === '' ? name : `${path}.${name}`);
      visit(inner, isPath ? (paths.at(-1) ?? '') : path, depth + 1);
    }
  };
  visit(where, '', 0);
  return paths;
}

function listSelected(select: unknown, path = ''): string[] {
  if (!isRecord(select)) return path === '' ? [] : [path];
  return Object.entries(select).flatMap(([name, inner]) => listSelected(inner, path === '' ? name : `${path}.${name}`));
}

const isRecord = (value: unknown): value is Query => typeof value === 'object' && value !== null && !Array.isArray(value);
