'use client';

import { EmailField, Form, FormSubmit, PasswordField, TextField, useAuth } from '@payloadcms/ui';
import type { UserWithToken } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styles from './accounts.module.css';
import { readFault } from './callAccount.ts';

/** Address and password; the code once the studio asks for it. */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const { setUser } = useAuth();
  const router = useRouter();
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function handle(response: Response): Promise<void> {
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) {
      setUser(answer as UserWithToken);
      router.push(redirectTo);
      return;
    }
    const told = readFault(answer);
    const isAsked = told?.data?.secondFactor === 'missing';
    if (isAsked) setNeedsCode(true);
    setFault(isAsked ? null : (told?.message ?? 'Algo falló en el estudio. Inténtalo de nuevo.'));
  }

  return (
    <Form
      action="/api/users/login"
      method="POST"
      className={styles.form ?? ''}
      disableSuccessStatus
      initialState={{ email: { valid: true }, password: { valid: true }, code: { valid: true } }}
      handleResponse={(response) => void handle(response)}
    >
      <EmailField path="email" field={{ name: 'email', label: 'Correo', required: true, admin: { autoComplete: 'username' } }} />
      <PasswordField path="password" autoComplete="current-password" field={{ name: 'password', label: 'Contraseña', required: true }} />
      {needsCode && (
        <div className={styles.code}>
          <TextField path="code" field={{ name: 'code', label: 'Código', required: true, admin: { autoComplete: 'one-time-code' } }} />
          <p className={styles.aside}>Los seis dígitos de tu aplicación de autenticación, o uno de tus códigos de recuperación.</p>
        </div>
      )}
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <FormSubmit size="large" margin={false}>
        Entrar
      </FormSubmit>
    </Form>
  );
}
