import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LiHTMLAttributes, ReactNode } from 'react';
import styles from './LogEntry.module.css';
import type { PresentedDate } from './presentLink.ts';

type EntryProps = LiHTMLAttributes<HTMLLIElement> & {
  date: PresentedDate;
  casino: { name: string; anchor: AnchorProps | null } | null;
  subject: string;
  mark?: ReactNode;
};

export function LogEntry({ date, casino, subject, mark, children, ...rest }: EntryProps) {
  return (
    <li className={`stack ruled unbroken ${styles.entry}`} {...rest}>
      <div className="start grid justify-items-start gap-1">
        <time dateTime={date.iso} className="note">
          {date.text}
        </time>
        {casino && (
          <p className={`text-bold ${styles.casino}`}>
            <OutboundLink anchor={casino.anchor}>{casino.name}</OutboundLink>
          </p>
        )}
        <p className={casino ? 'note' : 'text-bold'}>{subject}</p>
        {mark}
      </div>
      {children}
    </li>
  );
}
