import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { hasMail } from '../../core/mail/hasMail.ts';
import styles from './accounts.module.css';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

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
