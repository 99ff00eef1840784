'use client';

import { toast } from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import styles from './accounts.module.css';
import { callAccount } from './callAccount.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import type { Session } from './sessions.ts';

const allOthers = Symbol('all others');

type PanelProps = { sessions: Session[]; current: string | null; userId: number | null };

/** `current`: the session that looks at it. `userId`: of the colleague; null for one's own. */
export function SessionPanel({ sessions, current, userId }: PanelProps) {
  const router = useRouter();
  const [ending, setEnding] = useState<string | typeof allOthers | null>(null);
  const others = sessions.filter(({ id }) => id !== current);

  async function end(password: string): Promise<void> {
    const id = ending === allOthers ? {} : { id: ending };
    await callAccount('sessions/end', { password, ...id, ...(userId !== null && { userId }) });
    toast.success(ending === allOthers ? 'Sesiones cerradas.' : 'Sesión cerrada.');
    setEnding(null);
    router.refresh();
  }
  const prompt = (
    <PasswordPrompt action={ending === allOthers ? 'Cerrar todas' : 'Cerrar sesión'} onSubmit={end} onCancel={() => setEnding(null)} />
  );

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
            {session.id === ending && prompt}
            {session.id !== current && session.id !== ending && (
              <Action
                isMinor
                label="Cerrar"
                size="small"
                aria-label={`Cerrar la sesión de ${session.browser ?? 'un navegador desconocido'}`}
                onClick={() => setEnding(session.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {ending === allOthers && prompt}
      {others.length > 1 && ending !== allOthers && (
        <div className={styles.actions}>
          <Action isMinor label={userId === null ? 'Cerrar todas las demás' : 'Cerrar todas'} onClick={() => setEnding(allOthers)} />
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
