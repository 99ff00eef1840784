import { useAuth, type UserWithToken } from '@payloadcms/ui';
import { Action, PageLink } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState, useEffect, useRef } from 'react';
import styles from './accounts.module.css';
import { postToUsers, forgotPasswordPath } from './callAccount.ts';
import { explainFault, readFault } from '../../core/api/postToStudio.ts';

('use client');

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

/** Sends what lets somebody in: a login, or a new password with a link. `needsCode` once the studio asks for the second factor. */
export function useLogIn(path: 'login' | 'reset-password', onDone: () => void) {
  const { setUser } = useAuth();
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function logIn(data: object): Promise<void> {
    setIsRunning(true);
    setFault(null);
    const [isIn, answer] = await postToUsers(path, data);
    if (isIn) {
      setUser(answer as UserWithToken);
      onDone();
      return;
    }
    const isAsked = readFault(answer)?.data?.secondFactor === 'missing';
    if (isAsked) setNeedsCode(true);
    setFault(isAsked ? null : explainFault(answer));
    setIsRunning(false);
  }
  return { needsCode, fault, setFault, isRunning, logIn };
}

('use client');

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
      <Action label="Iniciar sesión" type="submit" size="large" disabled={isRunning} />
    </form>
  );
}

('use client');

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
      <Action label="Guardar y entrar" type="submit" size="large" disabled={isRunning} />
      <PageLink href={forgotPasswordPath}>¿El enlace ya no sirve? Pide otro</PageLink>
    </form>
  );
}

('use client');

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
        <PageLink href="/admin/login">Volver a iniciar sesión</PageLink>
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
      <Action label="Enviar el enlace" type="submit" size="large" disabled={isRunning} />
      <PageLink href="/admin/login">Volver a iniciar sesión</PageLink>
    </form>
  );
}
