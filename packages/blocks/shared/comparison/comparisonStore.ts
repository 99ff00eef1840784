import { comparisonSlots, type ComparableCasino } from './comparison.ts';
import { comparisonEvent, comparisonKey } from './comparisonKey.ts';

let lastText: string | null = null;
let lastList: readonly ComparableCasino[] | null = null;
/** Where storage is blocked the choice lasts as long as the page. */
let unstored: string | null = null;

/**
 * What the visitor compares, kept in the browser for all pages and tabs; null while nothing was ever chosen, when the first of the toplist are
 * compared. The same list until it changes. Browser only.
 */
export function readComparison(): readonly ComparableCasino[] | null {
  const text = readText();
  if (text !== lastText) [lastText, lastList] = [text, parseList(text)];
  return lastList;
}

/** Remembers what is compared and tells every part of the page, in this tab and others. */
export function writeComparison(list: readonly ComparableCasino[]): void {
  const text = JSON.stringify(list.map(({ slug, name }) => ({ slug, name })));
  unstored = text;
  try {
    localStorage.setItem(comparisonKey, text);
    unstored = null;
  } catch {
    // Blocked or full.
  }
  dispatchEvent(new Event(comparisonEvent));
}

/** Calls `onChange` after every change, also one in another tab, and when the page comes back. Returns what ends it. */
export function watchComparison(onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener(comparisonEvent, onChange, { signal });
  addEventListener('storage', ({ key }) => (key === comparisonKey || key === null) && onChange(), { signal });
  // A page in the browser's own cache hears nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal });
  return () => watching.abort();
}

function readText(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(comparisonKey);
  } catch {
    return null;
  }
}

/** What was stored long ago, or by hand, is worth as much as nothing. */
function parseList(text: string | null): readonly ComparableCasino[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter(isCasino).slice(0, comparisonSlots) : null;
  } catch {
    return null;
  }
}

function isCasino(value: unknown): value is ComparableCasino {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
