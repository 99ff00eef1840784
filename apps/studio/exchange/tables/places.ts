import type { Field } from 'payload';
import { type Cell, CellFault, findRepeated, formatCell, isEmptyCell, parseNumber, shorten } from './cells.ts';
import { at, buildColumns, type Column, type Data } from './columns.ts';
import type { References } from './references.ts';

export type Places = {
  keys: string[];
  column: Column;
  columns: Column[];
};

type Place = Record<string, Cell>;

export const highlightWord = 'destacado';
export const positionKey = 'position';
export const positionLabel = 'Puesto';
const placesKey = 'places';

export function buildPlaces(fields: readonly Field[]): Places {
  const entries = fields.find((field) => 'name' in field && field.name === 'entries');
  if (entries?.type !== 'array') throw new Error('Toplists have no entries any more.');
  const columns = buildColumns(entries.fields);
  return {
    keys: [positionKey, ...columns.map(({ key }) => key)],
    columns,
    column: {
      key: placesKey,
      label: typeof entries.label === 'string' ? entries.label : placesKey,
      shortLabel: placesKey,
      hint: '',
      isRequired: false,
      locale: null,
      names: ['entries', 'highlight'],
      read: (doc, references) => readPlaces(columns, doc, references),
      show: formatPlaces,
      parse: (raw, references) => parsePlaces(columns, raw as Data[], references),
      write: (doc, cell, references) => writePlaces(columns, doc, cell as Place[], references),
    },
  };
}

function readPlaces(columns: readonly Column[], doc: Data, references: References): Place[] {
  const read = (row: Data, position: number | string): Place => ({
    [positionKey]: position,
    ...Object.fromEntries(columns.map((column) => [column.key, column.read(row, references)])),
  });
  const entries = at(doc, ['entries']);
  const highlight = at(doc, ['highlight']) as Data | null | undefined;
  const places = (Array.isArray(entries) ? (entries as Data[]) : []).map((row, index) => read(row, index + 1));
  return isEmptyCell(highlight?.['partner']) || !highlight ? places : [...places, read(highlight, highlightWord)];
}

/** `rows` as they stand in the file. Their order is that of their positions. @throws CellFault */
function parsePlaces(columns: readonly Column[], rows: readonly Data[], references: References): Place[] {
  const filled = rows.filter((row) => [positionKey, ...columns.map(({ key }) => key)].some((key) => !isEmptyCell(row[key])));
  const places = filled.map((row): Place => {
    const cells = Object.fromEntries(columns.map((column) => [column.key, column.parse(row[column.key], references)]));
    if (cells['partner'] === null) throw new CellFault('Un puesto no tiene casino.');
    return { [positionKey]: parsePosition(row[positionKey]), ...cells };
  });
  const positions = places.map((place) => place[positionKey]);
  const repeated = findRepeated(positions);
  if (repeated !== undefined) throw new CellFault(`El puesto ${formatCell(repeated ?? null)} está dos veces.`);
  const numbered = places.filter((place) => place[positionKey] !== highlightWord);
  const ordered = numbered.toSorted((one, other) => Number(one[positionKey]) - Number(other[positionKey]));
  return [
    ...ordered.map((place, index) => ({ ...place, [positionKey]: index + 1 })),
    ...places.filter((place) => place[positionKey] === highlightWord),
  ];
}

function parsePosition(raw: unknown): number | string {
  if (typeof raw === 'string' && raw.trim().toLowerCase() === highlightWord) return highlightWord;
  if (isEmptyCell(raw)) throw new CellFault(`Falta el puesto: escribe 1, 2, 3… o ${highlightWord}.`);
  const position = parseNumber(raw);
  if (!Number.isInteger(position) || position < 1)
    throw new CellFault(`«${shorten(raw)}» no es un puesto: escribe 1, 2, 3… o ${highlightWord}.`);
  return position;
}

/** A place of a casino that was there before keeps what a file does not say. */
function writePlaces(columns: readonly Column[], doc: Data, places: readonly Place[], references: References): void {
  const before = at(doc, ['entries']);
  const known = Array.isArray(before) ? [...(before as Data[])] : [];
  const write = (place: Place, row: Data): Data => {
    for (const column of columns) column.write(row, place[column.key] ?? null, references);
    return row;
  };
  const partner = columns.find(({ key }) => key === 'partner');
  const isOf = (place: Place) => (row: Data) => partner?.read(row, references) === place['partner'];
  doc['entries'] = places
    .filter((place) => place[positionKey] !== highlightWord)
    .map((place) => {
      const index = known.findIndex(isOf(place));
      return write(place, { ...(index === -1 ? {} : known.splice(index, 1)[0]) });
    });
  const highlight = places.find((place) => place[positionKey] === highlightWord) ?? {};
  doc['highlight'] = write(highlight, { ...(at(doc, ['highlight']) as Data | undefined) });
}

function formatPlaces(cell: Cell): string {
  return (Array.isArray(cell) ? (cell as Place[]) : [])
    .map(({ [positionKey]: position = null, partner = null, offer = null, startsAt = null, endsAt = null }) =>
      [
        position === highlightWord ? `Destacado: ${formatCell(partner)}` : `${formatCell(position)}. ${formatCell(partner)}`,
        ...(offer === null ? [] : [formatCell(offer)]),
        ...(startsAt === null ? [] : [`desde ${formatCell(startsAt)}`]),
        ...(endsAt === null ? [] : [`hasta ${formatCell(endsAt)}`]),
      ].join(' · '),
    )
    .join('\n');
}
