import { createDeviceStore } from '../deviceStore.ts';
import { comparisonSlots, type ComparableCasino, comparisonEvent, comparisonKey } from './comparison.ts';

export const {
  read: readComparison,
  write: writeComparison,
  watch: watchComparison,
} = createDeviceStore<readonly ComparableCasino[] | null>({
  key: comparisonKey,
  changed: comparisonEvent,
  parse: parseList,
  format: (list) => list && JSON.stringify(list.map(({ slug, name, logo }) => ({ slug, name, ...(logo && { logo }) }))),
});

/** What was stored long ago, or by hand, is worth as much as nothing. */
function parseList(text: string | null): readonly ComparableCasino[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter(isCasino).slice(0, comparisonSlots).map(withSafeLogo) : null;
  } catch {
    return null;
  }
}

function withSafeLogo({ slug, name, logo }: ComparableCasino): ComparableCasino {
  return { slug, name, ...(typeof logo === 'string' && /^(https?:\/)?\//.test(logo) && { logo }) };
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
