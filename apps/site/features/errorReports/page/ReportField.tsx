import { type ReactNode, useId } from 'react';
import styles from './ErrorReportPage.module.css';
import { toneClass } from '@lupa/ui/tone.ts';

type Attributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: string;
  optionalText?: string;
  hint?: string;
  fault?: string | null;
  children: (attributes: Attributes) => ReactNode;
};

export function ReportField({ label, optionalText, hint, fault = null, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault !== null && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="stack gap-2">
      <label htmlFor={id} className={styles.label}>
        {label}
        {optionalText && <span className={styles.optional}> ({optionalText})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={`note ${styles.hint}`}>
          {hint}
        </p>
      )}
      {fault !== null && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {children({ id, ...(described && { 'aria-describedby': described }), ...(fault !== null && { 'aria-invalid': true }) })}
    </div>
  );
}

/** What went wrong, above what it is about. A screen reader says it at once. */
export function FormNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className={`stack gap-1 ${styles.notice} ${toneClass('bad')}`}>
      <p className={styles.label}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}
