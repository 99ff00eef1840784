import { normaliseFrom, normaliseTo, readSiteTarget, redirectKey, redirectKeys } from '../../core/publish/siteTarget.ts';
import { isEmptyCell, shorten } from './cells.ts';
import type { FileRow, Table } from './table.ts';

/** Columns of the exports of WordPress' Redirection (CSV, JSON), Yoast, Rank Math and Shopify. */
export const foreignNames = [
  'source',
  'target',
  'regex',
  'code',
  'type',
  'origin',
  'format',
  'url',
  'action_data',
  'action_code',
  'action_type',
  'match_type',
  'enabled',
  'matching',
  'destination',
  'redirect from',
  'redirect to',
];

type Foreign = { from: string; to: string; code: string; isPattern: boolean; fault: string | null };
type Cells = FileRow['cells'];

/** By a column that only this export has. */
const dialects: readonly (readonly [name: string, read: (cells: Cells) => Foreign])[] = [
  ['action_data', readRedirectionJson],
  ['matching', readRankMath],
  ['source', readRedirectionCsv],
  ['redirect from', readShopify],
  ['origin', readYoast],
];

/**
 * Redirects as other systems export them, in our columns, each with its path as the form would give it. One that leads to another one of the file
 * leads to where that leads: without it, it is refused.
 */
export function translateRedirects(table: Table, siteUrl: string): Table {
  if (table.names.includes('from')) return { ...table, rows: table.rows.map((row) => ({ ...row, cells: normalise(row.cells, siteUrl) })) };
  const [, read] = dialects.find(([name]) => table.names.includes(name)) ?? [];
  if (read === undefined) return table;
  const rows = table.rows.map((row) => translateRow(row, read, siteUrl));
  return { ...table, names: ['from', 'to', 'status'], rows: joinChains(rows, siteUrl) };
}

const normalise = (cells: Cells, siteUrl: string): Cells =>
  isEmptyCell(cells['from']) ? cells : { ...cells, from: normaliseFrom(cells['from'], siteUrl) };

function translateRow({ cells, ...row }: FileRow, read: (cells: Cells) => Foreign, siteUrl: string): FileRow {
  const given = read(cells);
  const literal = given.isPattern ? readPattern(given.from) : given.from;
  const status = statuses[given.code.toLowerCase()];
  const fault =
    row.fault ??
    Object.values(row.losses)[0] ??
    given.fault ??
    (status === undefined ? `El sitio no responde con «${shorten(given.code)}»: solo con 301, 302 y 410.` : null) ??
    (literal === null ? `«${shorten(given.from)}» es un patrón de varias direcciones. Escribe una redirección para cada una.` : null);
  // What is gone leads nowhere, and the form asks for a place.
  const to = status === '410' ? '/' : normaliseTo(given.to.trim(), siteUrl);
  const from = literal === null ? given.from : normaliseFrom(literal.trim(), siteUrl);
  const { note, ...own } = row;
  return { ...own, losses: {}, fault, cells: { from, to, status: status ?? '' }, ...(fault === null && note && { note }) };
}

const statuses: Readonly<Record<string, string>> = {
  301: '301',
  308: '301',
  permanent: '301',
  302: '302',
  303: '302',
  307: '302',
  temp: '302',
  seeother: '302',
  410: '410',
  gone: '410',
};

const textOf = (cell: unknown): string => (typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '');
const isOn = (cell: unknown): boolean => cell === true || ['1', 'true'].includes(textOf(cell));
/** Systems call it `disabled`, `inactive`, `trashed`. */
const isOff = (status: unknown): boolean => status === false || !/^(?:active|enabled|1|true)?$/i.test(textOf(status).trim());
const off = 'Estaba desactivada en el sitio de donde viene.';

function readRedirectionCsv({ source, target, regex, code, type, status }: Cells): Foreign {
  return {
    from: textOf(source),
    to: textOf(target),
    code: textOf(code),
    isPattern: isOn(regex),
    fault: isOff(status) ? off : findOtherAct(type),
  };
}

function readRedirectionJson(cells: Cells): Foreign {
  const { url, action_data: data, action_code: code, action_type: type, match_type: match, regex, enabled } = cells;
  const to = typeof data === 'object' && data !== null && 'url' in data ? data.url : data;
  const other = match === undefined || match === 'url' ? null : `Depende de más que la dirección («${shorten(match)}»).`;
  return {
    from: textOf(url),
    to: textOf(to),
    code: textOf(code),
    isPattern: isOn(regex),
    fault: isOff(enabled) ? off : (other ?? findOtherAct(type)),
  };
}

const findOtherAct = (type: unknown): string | null =>
  isEmptyCell(type) || type === 'url' || type === 'error' ? null : `Hace otra cosa que llevar a una dirección («${shorten(type)}»).`;

function readYoast({ origin, target, type, format }: Cells): Foreign {
  return { from: textOf(origin), to: textOf(target), code: textOf(type), isPattern: format === 'regex', fault: null };
}

function readRankMath({ source, destination, type, matching, status }: Cells): Foreign {
  const other = ['exact', 'regex'].includes(textOf(matching)) ? null : `Vale para más de una dirección («${shorten(matching)}»).`;
  return {
    from: textOf(source),
    to: textOf(destination),
    code: textOf(type),
    isPattern: matching === 'regex',
    fault: isOff(status) ? off : other,
  };
}

function readShopify(cells: Cells): Foreign {
  return { from: textOf(cells['redirect from']), to: textOf(cells['redirect to']), code: '301', isPattern: false, fault: null };
}

/** `^/vieja\.php/?$` is one address; null for what is more than one. A dot that stands for any letter is taken for a dot. */
export function readPattern(pattern: string): string | null {
  const [, inner] = /^\^(.*?)(?:\/\?)?\$$/.exec(pattern) ?? [];
  if (inner === undefined) return null;
  const plain = inner.replace(/^\/\?/, '/');
  if (/[*+?()[\]{}|^$]/.test(plain.replaceAll(/\\[^\w]/g, ''))) return null;
  return /\\\w/.test(plain) ? null : plain.replaceAll(/\\(.)/g, '$1');
}

function joinChains(rows: readonly FileRow[], siteUrl: string): FileRow[] {
  const byKey = new Map<string, FileRow>();
  for (const row of rows) {
    const key = redirectKey(textOf(row.cells['from']), siteUrl);
    if (!byKey.has(key)) byKey.set(key, row);
  }
  const nextOf = ({ cells }: FileRow): FileRow | undefined => {
    const target = cells['status'] === '410' ? null : readSiteTarget(textOf(cells['to']), siteUrl);
    return target === null
      ? undefined
      : redirectKeys(target)
          .map((key) => byKey.get(key))
          .find(Boolean);
  };
  return rows.map((row) => {
    if (row.fault !== null) return row;
    const way = new Set([row]);
    let last = row;
    for (let next = nextOf(row); next !== undefined; next = nextOf(next)) {
      if (way.has(next)) return { ...row, fault: `Da vueltas por las filas ${[...way, next].map((one) => one.row).join(' → ')}.` };
      if (next.fault !== null) return { ...row, fault: `Lleva a la fila ${next.row}, que no se puede traer.` };
      way.add(next);
      last = next;
    }
    if (last === row) return row;
    const { to, status: end } = last.cells;
    const status = end === '301' ? row.cells['status'] : end;
    return { ...row, cells: { ...row.cells, to, status }, note: `En el archivo llega ahí por la fila ${last.row}.` };
  });
}
