import type { ReactNode } from 'react';

/** For ears only: what the eye sees drawn beside it. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
