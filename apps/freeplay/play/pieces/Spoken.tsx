import type { ReactNode } from 'react';

export function Spoken({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
