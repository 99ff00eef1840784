import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'placeholder' | 'type'> & {
  ref?: Ref<HTMLInputElement>;
  /** What may be looked for. */
  label: string;
  /** What the button does. */
  submitText: string;
};

/** A field for what is looked for, with its button. It stands in a form. */
export function SearchField({ label, submitText, ...input }: SearchFieldProps) {
  return (
    <div className="relative flex">
      <label className={`shrinks ${styles.field}`}>
        <span className="visually-hidden">{label}</span>
        <input
          {...input}
          type="search"
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          className={`full-width rounded-sm bg-surface ${styles.input}`}
        />
      </label>
      <button type="submit" className={`icon-button ${styles.submit}`}>
        <Icon name="search" />
        <span className="visually-hidden">{submitText}</span>
      </button>
    </div>
  );
}
