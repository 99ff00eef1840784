'use client';

import { useAuth, type UserWithToken } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Action, PageLink } from '../../core/components/controls.tsx';
import { postToStudio, RefusedError } from '../../core/api/postToStudio.ts';
import { leaving, useAct } from '../../core/api/useAct.ts';
import { forgotPasswordPath } from './callAccount.ts';
import styles from './accounts.module.css';

export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const router = useRouter();
  const { logIn, ...state } = useLogIn('login', () => router.push(redirectTo));
  return (
    <AccountForm {...state} action="Iniciar sesión" onSend={logIn}>
      <label className={styles.field}>
        Correo
        <input id="field-email" name="email" type="email" autoComplete="username" required />
      </label>
      <label className={styles.field}>
        Contraseña
        <input id="field-password" name="password" type="password" autoComplete="current-password" required />
      </label>
    </AccountForm>
  );
}

/** The link's secret is in the address, behind `#`. */
export function NewPasswordForm() {
  const router = useRouter();
  const { logIn, ...state } = useLogIn('reset-password', () => router.replace('/admin'));

  async function send({ repeated, ...data }: Typed) {
    if (data['password'] !== repeated) throw new Error('Las dos contraseñas no son iguales.');
    return logIn({ ...data, token: window.location.hash.slice(1) });
  }
  const link = <PageLink href={forgotPasswordPath}>¿El enlace ya no sirve? Pide otro</PageLink>;
  return (
    <AccountForm {...state} action="Guardar y entrar" onSend={send} link={link}>
      <label className={styles.field}>
        Contraseña nueva
        <input name="password" type="password" autoComplete="new-password" required />
      </label>
      <label className={styles.field}>
        Otra vez
        <input name="repeated" type="password" autoComplete="new-password" required />
      </label>
    </AccountForm>
  );
}

/** Says the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false);
  const { fault, isBusy, run } = useAct();
  const send = async (data: Typed) => {
    await postToStudio('users/forgot-password', data);
    setIsSent(true);
  };
  const link = <PageLink href="/admin/login">Volver a iniciar sesión</PageLink>;
  if (isSent)
    return (
      <>
        <p role="status">
          Si hay una cuenta con ese correo, le llegará un enlace en los próximos minutos. Vale una hora. Mira también en el correo no
          deseado.
        </p>
        {link}
      </>
    );
  return (
    <AccountForm fault={fault} isBusy={isBusy} run={run} action="Enviar el enlace" onSend={send} link={link}>
      <label className={styles.field}>
        Correo
        <input name="email" type="email" autoComplete="username" required />
      </label>
    </AccountForm>
  );
}

type Typed = Record<string, FormDataEntryValue>;
type Acts = Pick<ReturnType<typeof useAct>, 'fault' | 'isBusy' | 'run'>;
type Send = (data: Typed) => ReturnType<Parameters<Acts['run']>[0]>;
type FormProps = Acts & { needsCode?: boolean; action: string; onSend: Send; link?: ReactNode; children: ReactNode };

function AccountForm({ fault, isBusy, run, needsCode = false, action, onSend, link, children }: FormProps) {
  return (
    // Before its script is there, the form must not put a password into the address.
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const data = Object.fromEntries(new FormData(event.currentTarget));
        void run(() => onSend(data));
      }}
    >
      {children}
      {needsCode && <CodeField />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <Action label={action} type="submit" size="large" disabled={isBusy} />
      {link}
    </form>
  );
}

/** Takes the focus when it comes. */
function CodeField() {
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

/** Sends what lets somebody in: a login, or a new password with a link. `needsCode` once the studio asks for the second factor. */
function useLogIn(path: 'login' | 'reset-password', onDone: () => void) {
  const { setUser } = useAuth();
  const [needsCode, setNeedsCode] = useState(false);
  const act = useAct();

  async function logIn(data: object) {
    try {
      setUser(await postToStudio<UserWithToken>(`users/${path}`, data));
    } catch (error) {
      if (!(error instanceof RefusedError) || error.secondFactor !== 'missing') throw error;
      return setNeedsCode(true);
    }
    onDone();
    return leaving;
  }
  return { ...act, needsCode, logIn };
}
