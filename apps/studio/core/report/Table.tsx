import type { ReactNode } from 'react';
import frame from './frame.module.css';
import table from './table.module.css';

type Styles = { readonly [name: string]: string };
type TableProps = {
  /** What it is called for those who do not see it. */
  label: string;
  headings: readonly (string | { number: string })[];
  styles?: Styles;
  children: ReactNode;
};

const ofReports: Styles = { ...frame, ...table };

/** A table that is scrolled where it is too wide. Its children are the body and the foot. */
export function Table({ label, headings, styles = ofReports, children }: TableProps) {
  return (
    <div className={styles['scroller']} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {headings.map((heading, index) => (
              <th key={index} scope="col" className={typeof heading === 'string' ? undefined : styles['number']}>
                {typeof heading === 'string' ? heading : heading.number}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
