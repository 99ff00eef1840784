/** Where a key leads in a listbox of `count` options, from 0; null for a key that does not move. ARIA practices, "Listbox". */
export function moveActive(key: string, active: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return last;
    default:
      return null;
  }
}

/**
 * The next option whose name starts with what was typed, accents aside. The same letter again and again goes through all of that letter.
 * Null where there is none.
 */
export function findTyped(names: readonly string[], typed: string, active: number): number | null {
  const wanted = plain(typed);
  if (wanted === '') return null;
  const isRepeated = wanted === wanted.slice(0, 1).repeat(wanted.length);
  const start = isRepeated ? active + 1 : active;
  const search = isRepeated ? wanted.slice(0, 1) : wanted;
  const order = names.map((_, step) => (start + step) % names.length);
  return order.find((index) => plain(names[index] ?? '').startsWith(search)) ?? null;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
