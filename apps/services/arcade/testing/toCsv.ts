import type { FeedRow } from '@lupa/contracts/catalogueFeed.ts';

const columns = (
  'kind,id,name,normalisedName,type,providerId,images,attributes,freePlayHash,jackpots,releaseDate,' +
  'searchVolume,localUrl,archived,founded,url'
).split(',');

/** A feed as CSV: lists as JSON text, missing and null as an empty cell. */
export function stringify(rows: FeedRow[]): string {
  const lines = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return columns.map((column) => quote(values.get(column))).join(',');
  });
  return [columns.join(','), ...lines].join('\r\n');
}

function quote(value: unknown): string {
  if (value === undefined || value === null) return '';
  return `"${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('"', '""')}"`;
}
