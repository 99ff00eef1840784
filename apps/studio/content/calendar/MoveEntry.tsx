'use client';

import { useRouter } from 'next/navigation';
import { MovePlanned } from './MovePlanned.tsx';

/** `MovePlanned` in the calendar, which shows what has become of it. */
export function MoveEntry({ job, at }: { job: number; at: string }) {
  const router = useRouter();
  return <MovePlanned key={at} job={job} at={at} onChanged={() => router.refresh()} />;
}
