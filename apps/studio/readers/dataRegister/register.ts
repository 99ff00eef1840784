import type { StudioFeature, RegisterEntry, Subject } from '../../core/feature.ts';

export const subjectLabels: Record<Subject, string> = {
  visitors: 'De visitantes',
  staff: 'De quienes trabajan aquí',
  partners: 'De casinos y programas',
  nobody: 'De nadie: contenido y funcionamiento',
};

/** What is stored, why and how long, as all features say it. A test holds it against the schema. */
export const listRegister = (features: readonly StudioFeature[]): RegisterEntry[] =>
  features.flatMap(({ register = [] }) => register).toSorted((one, other) => one.place - other.place);

/** The entry that a table belongs to; undefined: nobody has said what it is for. */
export function entryOf(register: readonly RegisterEntry[], table: string): RegisterEntry | undefined {
  const fits = (pattern: string) => (pattern.endsWith('*') ? table.startsWith(pattern.slice(0, -1)) : table === pattern);
  const named = register.flatMap((entry) => entry.tables.filter(fits).map((pattern) => ({ entry, length: pattern.length })));
  return named.toSorted((one, other) => other.length - one.length)[0]?.entry;
}

export const registerPath = '/admin/registro-de-datos';
