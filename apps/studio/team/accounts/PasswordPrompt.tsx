'use client';

import { Action } from '../../core/components/controls.tsx';
import { useEffect, useId, useRef } from 'react';
import { readText, useAct } from '../../core/api/useAct.ts';
import styles from './accounts.module.css';

type PromptProps = {
  label?: string;
  kind?: 'password' | 'code';
  action: string;
  onSubmit: (value: string) => Promise<void>;
  onCancel: () => void;
};

export function PasswordPrompt({ label = 'Tu contraseña actual', kind = 'password', action, onSubmit, onCancel }: PromptProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // It stands where the button was that somebody has just pressed.
  useEffect(() => field.current?.focus(), []);
  const { fault, isBusy, submit } = useAct();

  return (
    <form className={styles.prompt} onSubmit={submit((form) => onSubmit(readText(form, 'value')))}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name="value"
        required
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        {...(kind === 'password'
          ? { type: 'password', autoComplete: 'current-password' }
          : { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '[0-9 ]{6,8}', maxLength: 8 })}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.actions}>
        <Action label={action} type="submit" disabled={isBusy} />
        <Action isMinor label="Cancelar" onClick={onCancel} />
      </div>
    </form>
  );
}
