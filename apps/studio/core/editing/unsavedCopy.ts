type Data = Record<string, unknown>;
export type UnsavedCopy = { at: number; data: Data };

/** What is in a form and not in the studio, in this browser until it is. By person: one computer may serve two. */
const nameOf = (user: unknown, key: string): string => `lupa:sin-guardar:${String(user)}:${key}`;

export function readCopy(user: unknown, key: string): UnsavedCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(nameOf(user, key)) ?? 'null') as UnsavedCopy | null;
    return typeof copy?.data === 'object' ? copy : null;
  } catch {
    return null;
  }
}

export function writeCopy(user: unknown, key: string, data: Data): void {
  try {
    localStorage.setItem(nameOf(user, key), JSON.stringify({ at: Date.now(), data } satisfies UnsavedCopy));
  } catch {
    // No room, or forbidden: the form still has it.
  }
}

export const forgetCopy = (user: unknown, key: string): void => localStorage.removeItem(nameOf(user, key));

/** In the place of a moment: what was typed while a new document was stored, for the form that it opens in. */
export const carriedOver = 'carriedOver';

/** Whether the document is still as it was when the copy was made, so that the copy may go into the form by itself. */
export const goesOn = ({ data: { updatedAt = null } }: UnsavedCopy, saved: Data | undefined): boolean =>
  updatedAt === carriedOver || updatedAt === (saved?.['updatedAt'] ?? null);

/** A chosen file cannot be kept as text. */
const bookkeeping = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'file']);
export const isBookkeeping = (name: string): boolean => bookkeeping.has(name);

/** What is empty in one way or another is the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

const plain = (value: unknown): unknown =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;
