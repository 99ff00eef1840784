import { createContext, useContext, type ReactNode } from 'react';

/** Whether the block has a heading of its own above what it holds. */
export const TitledContext = createContext(true);

/** A heading inside a block: h3 under the block's title; without a title it is the first, h2. */
export function Subheading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const Heading = useContext(TitledContext) ? 'h3' : 'h2';
  return <Heading className={className}>{children}</Heading>;
}
