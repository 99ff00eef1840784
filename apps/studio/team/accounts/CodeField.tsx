'use client';

import { useEffect, useRef } from 'react';
import styles from './accounts.module.css';

export function CodeField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.code}>
      <label className={styles.field}>
        Código
        <input
          ref={field}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
          maxLength={40}
          aria-describedby="code-kinds"
        />
      </label>
      <p id="code-kinds" className={styles.aside}>
        Los seis dígitos de tu aplicación de autenticación, o uno de tus códigos de recuperación.
      </p>
    </div>
  );
}
