'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import styles from './accounts.module.css';
import { CodeField } from './CodeField.tsx';
import { useLogIn } from './useLogIn.ts';

export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const router = useRouter();
  const { needsCode, fault, isRunning, logIn } = useLogIn('login', () => router.push(redirectTo));

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await logIn(Object.fromEntries(new FormData(event.currentTarget)));
  }

  return (
    // Before its script is there, the form must not put a password into the address.
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        Correo
        <input id="field-email" name="email" type="email" autoComplete="username" required />
      </label>
      <label className={styles.field}>
        Contraseña
        <input id="field-password" name="password" type="password" autoComplete="current-password" required />
      </label>
      {needsCode && <CodeField />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <Button type="submit" size="large" margin={false} disabled={isRunning}>
        Iniciar sesión
      </Button>
    </form>
  );
}
