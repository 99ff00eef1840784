import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { PresentedLink } from '../section/presentLink.ts';
import styles from './CalmNotice.module.css';

type NoticeProps = {
  text: string;
  help?: PresentedLink;
};

/** Stands in calm mode where offers would be: what is not there, and what is. Hidden for whoever reads the page without its styles. */
export function CalmNotice({ text, help }: NoticeProps) {
  return (
    <div hidden data-calm="show" className={`cluster bg-pacific-soft ${styles.notice}`}>
      <p className={styles.text}>{text}</p>
      {help && (
        <OutboundLink anchor={help.anchor} newTabText={help.newTabText} className="touch-row text-bold">
          {help.text}
        </OutboundLink>
      )}
    </div>
  );
}
