import type { ReactNode } from 'react';
import type { Regional } from './buildFooterModel.ts';
import styles from './RegionalParts.module.css';

/** A part and its Ontario version: `data-country` and `data-region` on the root element decide which of them there is. */
export function RegionalParts<Part>({ parts, children }: { parts: Regional<Part>; children: (part: Part) => ReactNode }) {
  if (parts.ontario === null) return children(parts.standard);
  return (
    <>
      <div className={styles.standard}>{children(parts.standard)}</div>
      <div className={styles.ontario}>{children(parts.ontario)}</div>
    </>
  );
}
