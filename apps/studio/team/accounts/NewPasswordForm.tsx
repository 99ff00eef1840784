'use client';

import { Button, Link } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import { forgotPasswordPath } from './callAccount.ts';
import styles from './accounts.module.css';
import { CodeField } from './CodeField.tsx';
import { useLogIn } from './useLogIn.ts';

/** The new password twice, and the code once the studio asks for it. The link's secret is in the address, behind `#`. */
export function NewPasswordForm() {
  const router = useRouter();
  const { needsCode, fault, setFault, isRunning, logIn } = useLogIn('reset-password', () => router.replace('/admin'));

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { repeated, ...data } = Object.fromEntries(new FormData(event.currentTarget));
    if (data['password'] !== repeated) {
      setFault('Las dos contraseñas no son iguales.');
      return;
    }
    await logIn({ ...data, token: window.location.hash.slice(1) });
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
