'use client';

import { Button, useAuth } from '@payloadcms/ui';
import type { UserWithToken } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type SyntheticEvent } from 'react';
import styles from './accounts.module.css';
import { postToUsers, readFault } from './callAccount.ts';
import { CodeField } from './CodeField.tsx';

/** Address and password; the code once the studio asks for it. */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const { setUser } = useAuth();
  const router = useRouter();
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    setIsRunning(true);
    setFault(null);
    const [isIn, answer] = await postToUsers('login', data);
    if (isIn) {
      setUser(answer as UserWithToken);
      router.push(redirectTo);
      return;
    }
    const told = readFault(answer);
    const isAsked = told?.data?.secondFactor === 'missing';
    if (isAsked) setNeedsCode(true);
    setFault(isAsked ? null : (told?.message ?? 'No hay conexión con el estudio. Inténtalo otra vez.'));
    setIsRunning(false);
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
