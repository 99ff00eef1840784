import { Icon } from '@lupa/ui/Icon.tsx';
import type { Helpline, RegionalHelplines } from '../listHelplines.ts';
import styles from './Helplines.module.css';

type HelplinesProps = { helplines: RegionalHelplines; label: string };

/** Numbers to call. Both markets are in the HTML; the root element says which of them is shown, as in the footer. */
export function Helplines({ helplines: { standard, ontario }, label }: HelplinesProps) {
  return (
    <>
      <Numbers helplines={standard} label={label} className={ontario ? styles.standard : undefined} />
      {ontario && <Numbers helplines={ontario} label={label} className={styles.ontario} />}
    </>
  );
}

type NumbersProps = { helplines: Helpline[]; label: string; className: string | undefined };

function Numbers({ helplines, label, className = '' }: NumbersProps) {
  if (helplines.length === 0) return null;
  return (
    <ul aria-label={label} className={`${styles.list} ${className}`}>
      {helplines.map(({ text, href }) => (
        <li key={href}>
          <a href={href} className={styles.call}>
            <Icon name="phone" className={styles.phone} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
