'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { linkCallPath } from './linkPaths.ts';
import styles from './links.module.css';
import type { LinkCounts } from './loadDeadLinks.ts';

/** How many links are dead, beside their entry of the menu; nothing while there is none. */
export function DeadLinksCount() {
  const path = usePathname();
  const read = useRef<string | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (read.current === path) return undefined;
    read.current = path;
    const controller = new AbortController();
    fetchCount(controller.signal).then(setCount, () => undefined);
    return () => {
      read.current = null;
      controller.abort();
    };
  }, [path]);
  return count === 0 ? null : (
    <span className={styles.menuCount}>
      <span className={styles.hidden}>: </span>
      {count}
    </span>
  );
}

async function fetchCount(signal: AbortSignal): Promise<number> {
  const answer = await fetch(`/api${linkCallPath}/count`, { signal, credentials: 'include' });
  if (!answer.ok) throw new Error(`The links were not counted: ${answer.status}`);
  const { internal, external } = (await answer.json()) as LinkCounts;
  return internal + external;
}
