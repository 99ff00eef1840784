import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isPublishing } from '../../core/publish/publishLater.ts';

type Fault = { path: string; label: string; message: string };
type Entry = { partner?: unknown; startsAt?: unknown; endsAt?: unknown };

/** A list without a place shows nothing, and a casino has one place at a time. Drafts may be so. */
export const refusePlaces: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!isPublishing(data, req)) return data;
  const { entries }: Record<string, unknown> = { ...originalDoc, ...data };
  const errors = findPlaceFaults(Array.isArray(entries) ? entries : []);
  if (errors.length > 0) throw new ValidationError({ collection: slugs.toplists, errors }, req.t);
  return data;
};

export function findPlaceFaults(entries: readonly Entry[]): Fault[] {
  if (entries.length === 0)
    return [
      { path: 'entries', label: 'Puestos', message: 'La lista no tiene ningún puesto. Agrega al menos uno, o déjala como borrador.' },
    ];
  return entries.flatMap((entry, index) => {
    const earlier = entries.slice(0, index).findIndex((other) => isSamePartner(entry, other) && isOverlapping(entry, other));
    if (earlier === -1) return [];
    const message = `Este casino ya está en el puesto ${earlier + 1} en las mismas fechas. Quita uno de los dos, o cambia sus fechas.`;
    return [{ path: `entries.${index}.partner`, label: `Puesto ${index + 1}`, message }];
  });
}

function isSamePartner(one: Entry, other: Entry): boolean {
  const id = idOf(one.partner);
  return id !== undefined && id === idOf(other.partner);
}

/** A place ends when its last moment comes: the next may start at that moment. */
function isOverlapping(one: Entry, other: Entry): boolean {
  return (
    readTime(one.startsAt, -Infinity) < readTime(other.endsAt, Infinity) &&
    readTime(other.startsAt, -Infinity) < readTime(one.endsAt, Infinity)
  );
}

function readTime(moment: unknown, whenEmpty: number): number {
  if (moment instanceof Date) return moment.getTime();
  return typeof moment === 'string' && moment !== '' ? Date.parse(moment) : whenEmpty;
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? undefined);
}
