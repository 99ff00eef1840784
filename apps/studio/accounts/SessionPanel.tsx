'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { formatMoment } from '../offers/formatMoment.ts';
import styles from './accounts.module.css';
import { callAccount } from './callAccount.ts';
import type { Session } from './sessions.ts';

type PanelProps = { sessions: Session[]; current: string | null; userId: number | null };

/** `current`: the session that looks at it. `userId`: of the colleague; null for one's own. */
export function SessionPanel({ sessions, current, userId }: PanelProps) {
  const router = useRouter();
  const [isRunning, setIsRunning] = useState(false);
  const others = sessions.filter(({ id }) => id !== current);

  async function end(id?: string): Promise<void> {
    setIsRunning(true);
    try {
      await callAccount('sessions/end', { ...(id !== undefined && { id }), ...(userId !== null && { userId }) });
      toast.success(id === undefined ? 'Sesiones cerradas.' : 'Sesión cerrada.');
      router.refresh();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="sessions">
      <h2 id="sessions">Sesiones abiertas</h2>
      <p className={styles.aside}>
        {userId === null
          ? 'Si no reconoces una, ciérrala y cambia tu contraseña. No guardamos direcciones IP.'
          : 'Al cerrarlas, tiene que entrar de nuevo. No guardamos direcciones IP.'}
      </p>
      {sessions.length === 0 && <p>No hay ninguna.</p>}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionFacts session={session} isCurrent={session.id === current} />
            {session.id !== current && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isRunning}
                aria-label={`Cerrar la sesión de ${session.browser ?? 'un navegador desconocido'}`}
                onClick={() => void end(session.id)}
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div className={styles.actions}>
          <Button buttonStyle="secondary" margin={false} disabled={isRunning} onClick={() => void end()}>
            {userId === null ? 'Cerrar todas las demás' : 'Cerrar todas'}
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionFacts({ session: { browser, startedAt, lastSeenAt }, isCurrent }: { session: Session; isCurrent: boolean }) {
  return (
    <div className={styles.session}>
      <strong>
        {browser ?? 'Navegador desconocido'}
        {isCurrent && (
          <span className={styles.state} data-tone="well">
            Esta sesión
          </span>
        )}
      </strong>
      <span className={styles.aside}>
        Desde el {formatMoment(startedAt)}
        {lastSeenAt !== null && !isCurrent && ` · última actividad: ${formatMoment(lastSeenAt)}`}
      </span>
    </div>
  );
}
