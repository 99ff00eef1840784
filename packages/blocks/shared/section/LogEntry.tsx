import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LiHTMLAttributes, ReactNode } from 'react';
import styles from './LogEntry.module.css';
import type { PresentedDate } from './presentLink.ts';

type EntryProps = LiHTMLAttributes<HTMLLIElement> & {
  date: PresentedDate;
  /** Or the page that is meant. Null where the page is about one casino. */
  casino: { name: string; anchor: AnchorProps | null } | null;
  /** What it is about: a record, an offer. */
  subject: string;
  /** A word below that. */
  mark?: ReactNode;
};

/** An entry of a public log: when and about what, and beside it what happened. */
export function LogEntry({ date, casino, subject, mark, children, ...rest }: EntryProps) {
  return (
    <li className={styles.entry} {...rest}>
      <div className={styles.about}>
        <time dateTime={date.iso} className={styles.muted}>
          {date.text}
        </time>
        {casino && (
          <p className={styles.casino}>{casino.anchor ? <OutboundLink anchor={casino.anchor}>{casino.name}</OutboundLink> : casino.name}</p>
        )}
        <p className={casino ? styles.muted : styles.casino}>{subject}</p>
        {mark}
      </div>
      {children}
    </li>
  );
}
