import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { hasMail } from '../../core/mail/hasMail.ts';
import styles from './accounts.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';

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
