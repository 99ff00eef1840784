'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { reviewChanged } from './pageReviewStore.ts';
import { reviewQueuePath } from './reviewStates.ts';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import parts from '../../core/components/parts.module.css';

export function ReviewNavLink({ initialCount }: { initialCount: number }) {
  const isHere = usePathname() === reviewQueuePath;
  const count = useCount(initialCount);
  const waiting = count === 1 ? '1 espera por ti' : `${count} esperan por ti`;
  return (
    <Link
      className={`nav__link ${parts.bar}`}
      id="nav-reviews"
      href={reviewQueuePath}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
      aria-label={count === 0 ? 'Revisiones' : `Revisiones: ${waiting}`}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">Revisiones</span>
      {count > 0 && (
        <span className={parts.count} data-tone="warning">
          {count}
        </span>
      )}
    </Link>
  );
}

function useCount(initialCount: number): number {
  const [counted, setCounted] = useState({ initialCount, count: initialCount });
  if (counted.initialCount !== initialCount) setCounted({ initialCount, count: initialCount });
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const answer = await fetchStudio<{ count: number }>('review/count', controller).catch(() => null);
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
