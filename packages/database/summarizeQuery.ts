const verb = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i;
const name = '(?:"\\w+"|\\w+)';
const target = new RegExp(`\\b(?:from|into|update|table)\\s+(${name}(?:\\.${name})?)`, 'i');

/**
 * A short name for a query that has none: what it does and with which table first, as in `select studio.pages` (`db.query.summary` of OpenTelemetry). Holds
 * words of SQL and names, never a value.
 */
export function summarizeQuery(text: string): string {
  const does = verb.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = ['select', 'insert', 'update', 'delete', 'with'].includes(does) ? target.exec(withoutValues(text))?.[1] : undefined;
  return table === undefined ? does : `${does} ${table.replaceAll('"', '')}`;
}

const withoutValues = (text: string): string => text.replaceAll(/'(?:[^']|'')*'/g, `''`);
