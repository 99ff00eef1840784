'use client';

import { Button, Link } from '@payloadcms/ui';
import { useState, type SyntheticEvent } from 'react';
import styles from './accounts.module.css';
import { postToUsers } from './callAccount.ts';
import { explainFault } from '../../core/api/postToStudio.ts';

export function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    setIsRunning(true);
    setFault(null);
    const [isDone, answer] = await postToUsers('forgot-password', data);
    setIsRunning(false);
    if (isDone) setIsSent(true);
    else setFault(explainFault(answer));
  }

  if (isSent)
    return (
      <>
        <p role="status">
          Si hay una cuenta con ese correo, le llegará un enlace en los próximos minutos. Vale una hora. Mira también en el correo no
          deseado.
        </p>
        <Link href="/admin/login" prefetch={false}>
          Volver a iniciar sesión
        </Link>
      </>
    );
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        Correo
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <Button type="submit" size="large" margin={false} disabled={isRunning}>
        Enviar el enlace
      </Button>
      <Link href="/admin/login" prefetch={false}>
        Volver a iniciar sesión
      </Link>
    </form>
  );
}
