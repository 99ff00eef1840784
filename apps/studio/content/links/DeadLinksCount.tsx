'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import styles from './links.module.css';
import type { LinkCounts } from './loadDeadLinks.ts';

export function DeadLinksCount() {
  const path = usePathname();
  const read = useRef<string | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (read.current === path) return undefined;
    read.current = path;
    const controller = new AbortController();
    fetchStudio<LinkCounts>('links/count', controller).then(
      ({ internal, external }) => setCount(internal + external),
      () => undefined,
    );
    return () => {
      read.current = null;
      controller.abort();
    };
  }, [path]);
  return count === 0 ? null : (
    <span className={styles.menuCount} data-tone="error">
      <span className="sr-only">: </span>
      {count}
    </span>
  );
}
