import { type ReactNode, useId } from 'react';
import styles from './ErrorReportPage.module.css';

type Attributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: string;
  /** Said beside the label of what may stay empty. */
  optionalText?: string;
  hint?: string;
  fault?: string | null;
  /** The control, with what ties it to its label and to what is said about it. */
  children: (attributes: Attributes) => ReactNode;
};

/** A control with its label above, and what is wrong with it between the two. */
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
        <p id={`${id}-hint`} className={styles.hint}>
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
