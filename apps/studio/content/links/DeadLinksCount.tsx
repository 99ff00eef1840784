'use client';

import { usePathname } from 'next/navigation';
import { useFetched } from '../../core/api/useFetched.ts';
import styles from './links.module.css';
import type { LinkCounts } from './loadDeadLinks.ts';

const noLinks: Pick<LinkCounts, 'internal' | 'external'> = { internal: 0, external: 0 };

export function DeadLinksCount() {
  const { internal, external } = useFetched('links/count', noLinks, usePathname());
  return internal + external === 0 ? null : (
    <span className={styles.menuCount} data-tone="error">
      <span className="sr-only">: </span>
      {internal + external}
    </span>
  );
}
