import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { StudioLogo } from '../components/StudioIcon.tsx';
import styles from './accounts.module.css';
import { LoginForm } from './LoginForm.tsx';

/** `/admin/login`: Payload's own knows no second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const redirectTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.['redirect'] ?? '' });
  if (initPageResult.req.user) redirect(redirectTo);
  return (
    <main className={styles.login}>
      <h1>
        <StudioLogo />
      </h1>
      <p className={styles.aside}>Entra al estudio con tu correo y tu contraseña.</p>
      <LoginForm redirectTo={redirectTo} />
      <p className={styles.aside}>¿Olvidaste la contraseña o perdiste el teléfono? Pídele a administración que los restablezca.</p>
    </main>
  );
}
