import type { CSSProperties } from 'react';

/** Custom properties for `style`, which React's types do not know. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values;
}
