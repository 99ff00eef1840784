import { Button } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { securityPath } from './accountPaths.ts';
import styles from './accounts.module.css';

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
