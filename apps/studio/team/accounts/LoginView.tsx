import { Link } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { forgotPasswordPath } from './accountPaths.ts';
import { StudioLogo } from '../../core/components/StudioIcon.tsx';
import { hasMail } from '../../core/mail/hasMail.ts';
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
      {hasMail(initPageResult.req.payload) ? (
        <>
          <Link href={forgotPasswordPath} prefetch={false}>
            ¿Olvidaste tu contraseña?
          </Link>
          <p className={styles.aside}>¿Perdiste el teléfono? Pídele a administración que restablezca tu segundo factor.</p>
        </>
      ) : (
        <p className={styles.aside}>¿Olvidaste la contraseña o perdiste el teléfono? Pídele a administración que los restablezca.</p>
      )}
    </main>
  );
}
