import { Button } from '@payloadcms/ui';
import { PageLink } from '../../core/components/controls.tsx';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { forgotPasswordPath, securityPath } from './callAccount.ts';
import { StudioLogo } from '../../core/components/StudioIcon.tsx';
import { hasMail } from '../../core/mail/sendMail.ts';
import styles from './accounts.module.css';
import { LoginForm, NewPasswordForm, ForgotPasswordForm } from './LoginForm.tsx';
import { MinimalTemplate } from '@payloadcms/next/templates';

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
          <PageLink href={forgotPasswordPath}>¿Olvidaste tu contraseña?</PageLink>
          <p className={styles.aside}>¿Perdiste el teléfono? Pídele a administración que restablezca tu segundo factor.</p>
        </>
      ) : (
        <p className={styles.aside}>¿Olvidaste la contraseña o perdiste el teléfono? Pídele a administración que los restablezca.</p>
      )}
    </main>
  );
}

/** `/admin/olvide-mi-clave` */
export function ForgotPasswordView({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  if (user) redirect('/admin/account');
  if (!hasMail(payload)) redirect('/admin/login');
  return (
    <MinimalTemplate>
      <main className={styles.login}>
        <h1>¿Olvidaste tu contraseña?</h1>
        <p className={styles.aside}>Escribe tu correo y te mandamos un enlace para elegir otra.</p>
        <ForgotPasswordForm />
      </main>
    </MinimalTemplate>
  );
}

/** `/admin/clave-nueva`: where the links of mails lead. */
export function NewPasswordView({ initPageResult }: AdminViewServerProps) {
  if (!hasMail(initPageResult.req.payload)) redirect('/admin/login');
  return (
    <MinimalTemplate>
      <main className={styles.login}>
        <h1>Elige tu contraseña</h1>
        <p className={styles.aside}>Al menos 12 caracteres: cuatro palabras sueltas bastan.</p>
        <NewPasswordForm />
      </main>
    </MinimalTemplate>
  );
}

/** Where Payload sends those who may not see the admin: whoever has to enrol a second factor first is led there. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req;
  if (!user) redirect('/admin/login');
  if ('mustEnrol' in user && user.mustEnrol === true) redirect(securityPath);
  return (
    <main className={styles.login}>
      <h1>Sin acceso</h1>
      <p>Tu cuenta no puede ver esta página. Si la necesitas, pídela a administración.</p>
      <Button el="link" to="/admin/logout" size="large">
        Salir
      </Button>
    </main>
  );
}
