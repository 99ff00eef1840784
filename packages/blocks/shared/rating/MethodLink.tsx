import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './MethodLink.module.css';
import type { PresentedMethod } from './presentRating.ts';

export function MethodLink({ method: { name, since, anchor } }: { method: PresentedMethod }) {
  return (
    <p className={styles.method}>
      <OutboundLink anchor={anchor}>{name}</OutboundLink>, {since}
    </p>
  );
}
