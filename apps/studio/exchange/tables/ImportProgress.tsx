'use client';

import parts from '../../core/components/parts.module.css';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import type { ImportAnswer } from './describeImport.ts';
import styles from './exchange.module.css';

const pause = 700;

export function ImportProgress({ answer }: { answer: ImportAnswer }) {
  const router = useRouter();
  const [latest, setLatest] = useState(answer);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      try {
        const next = await fetchStudio<ImportAnswer>(`exchange/imports/${answer.id}`);
        if (isOver) return;
        setIsAway(false);
        setLatest(next);
        if (next.state !== answer.state) {
          router.refresh();
          return;
        }
      } catch {
        setIsAway(true);
      }
      if (!isOver) timer = setTimeout(() => void ask(), pause);
    }
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [answer.id, answer.state, router]);

  const { done, total } = measure(latest);
  const text = `${done.toLocaleString(spanishLocale)} de ${total.toLocaleString(spanishLocale)}`;
  return (
    <div className={parts['stack']}>
      <progress className={styles['progress']} aria-label="Avance" value={done} max={Math.max(total, 1)} />
      <span role="status">{isAway ? 'Sin conexión con el estudio; se sigue intentando…' : text}</span>
    </div>
  );
}

function measure({ state, counts }: ImportAnswer): { done: number; total: number } {
  const writable = counts.new + counts.changed;
  if (state === 'checking') return { done: counts.total - counts.unchecked, total: counts.total };
  if (state === 'undoing') return { done: counts.undone + counts.kept, total: counts.done + counts.undone + counts.kept };
  return { done: counts.done + counts.failed, total: writable };
}
