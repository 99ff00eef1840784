'use client';

import { countryName } from '@lupa/domain/marketNames.ts';
import { useRef } from 'react';
import { describedBy } from '../fields/FieldFrame.tsx';
import styles from './dates.module.css';
import { type DateKind, placeholders } from './typedDate.ts';

type Props = {
  id: string;
  kind: DateKind;
  text: string;
  fault: string | null;
  /** By the form, which says why beside it. */
  isRefused?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  onText: (text: string) => void;
  onLeave?: () => void;
};

/** A field in which a date is typed as people of the market write it, or chosen from the browser's calendar. Says what is wrong beside itself. */
export function DateInput({ id, kind, text, fault, isRefused = false, isReadOnly = false, isRequired = false, onText, onLeave }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.date}>
      <div className={styles.box} data-wrong={fault !== null || undefined}>
        <input
          id={id}
          type="text"
          className={styles.text}
          value={text}
          placeholder={placeholders[kind]}
          autoComplete="off"
          readOnly={isReadOnly}
          required={isRequired}
          aria-invalid={isRefused || fault !== null}
          aria-describedby={describedBy(id, isRefused && fault === null, 'zone', 'fault')}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
        />
        <span id={`${id}-zone`} className={styles.zone}>
          {kind === 'moment' && `hora de ${countryName}`}
        </span>
        {!isReadOnly && (
          <button type="button" className={styles.open} aria-label="Elegir en un calendario" onClick={() => picker.current?.showPicker()}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />
            </svg>
          </button>
        )}
        <input
          ref={picker}
          type={kind === 'moment' ? 'datetime-local' : 'date'}
          className={styles.picker}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => target.value !== '' && onText(writePicked(target.value))}
        />
      </div>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}

/** `2026-12-24T09:00` → `24-12-2026 09:00` */
function writePicked(picked: string): string {
  const [day = '', time] = picked.split('T');
  return [day.split('-').toReversed().join('-'), time].filter(Boolean).join(' ');
}
