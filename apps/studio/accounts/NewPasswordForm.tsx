'use client';

import { Button, Link, useAuth } from '@payloadcms/ui';
import type { UserWithToken } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState, type SyntheticEvent } from 'react';
import { forgotPasswordPath } from '../adminViews.ts';
import styles from './accounts.module.css';
import { postToUsers, readFault } from './callAccount.ts';
import { CodeField } from './CodeField.tsx';

/** The new password twice, and the code once the studio asks for it. The link's secret is in the address, behind `#`. */
export function NewPasswordForm() {
  const { setUser } = useAuth();
  const router = useRouter();
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { repeated, ...data } = Object.fromEntries(new FormData(event.currentTarget));
    if (data['password'] !== repeated) {
      setFault('Las dos contraseñas no son iguales.');
      return;
    }
    setIsRunning(true);
    setFault(null);
    const [isSet, answer] = await postToUsers('reset-password', { ...data, token: window.location.hash.slice(1) });
    if (isSet) {
      setUser(answer as UserWithToken);
      router.replace('/admin');
      return;
    }
    const told = readFault(answer);
    const isAsked = told?.data?.secondFactor === 'missing';
    if (isAsked) setNeedsCode(true);
    setFault(isAsked ? null : (told?.message ?? 'No hay conexión con el estudio. Inténtalo otra vez.'));
    setIsRunning(false);
  }

  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        Contraseña nueva
        <input name="password" type="password" autoComplete="new-password" required />
      </label>
      <label className={styles.field}>
        Otra vez
        <input name="repeated" type="password" autoComplete="new-password" required />
      </label>
      {needsCode && <CodeField />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <Button type="submit" size="large" margin={false} disabled={isRunning}>
        Guardar y entrar
      </Button>
      <Link href={forgotPasswordPath} prefetch={false}>
        ¿El enlace ya no sirve? Pide otro
      </Link>
    </form>
  );
}
