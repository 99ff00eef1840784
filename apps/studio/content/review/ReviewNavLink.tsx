'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { reviewChanged } from './pageReviewStore.ts';
import { reviewQueuePath } from './reviewStates.ts';
import styles from './reviewNav.module.css';

export function ReviewNavLink({ initialCount }: { initialCount: number }) {
  const isHere = usePathname() === reviewQueuePath;
  const count = useCount(initialCount);
  const waiting = count === 1 ? '1 espera por ti' : `${count} esperan por ti`;
  return (
    <Link
      className={`nav__link ${styles.link}`}
      id="nav-reviews"
      href={reviewQueuePath}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
      aria-label={count === 0 ? 'Revisiones' : `Revisiones: ${waiting}`}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">Revisiones</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}

/** As the server said, and asked for again when a review has become another one in this window. */
function useCount(initialCount: number): number {
  const [counted, setCounted] = useState({ initialCount, count: initialCount });
  if (counted.initialCount !== initialCount) setCounted({ initialCount, count: initialCount });
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const response = await fetch('/api/review/count', { credentials: 'include', signal: controller.signal }).catch(() => null);
      const answer = response?.ok ? ((await response.json().catch(() => null)) as { count: number } | null) : null;
      if (answer) setCounted((before) => ({ ...before, count: answer.count }));
    };
    const listen = () => void read();
    addEventListener(reviewChanged, listen);
    return () => {
      controller.abort();
      removeEventListener(reviewChanged, listen);
    };
  }, []);
  return counted.count;
}
