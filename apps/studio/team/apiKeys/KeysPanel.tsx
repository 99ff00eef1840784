'use client';

import { toast } from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CreatedKey, NewKeyForm, type RoleChoice } from './NewKeyForm.tsx';
import type { ShownKey } from './formatKey.ts';
import styles from './keys.module.css';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';

const stateLabels = { valid: 'Activa', expired: 'Vencida', revoked: 'Revocada' };

function KeyRow({ shown: { id, name, role, ending, facts, state }, onRevoked }: { shown: ShownKey; onRevoked: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { fault, run } = useAct();
  const revoke = () =>
    run(async () => {
      await postToStudio('account/api-keys/revoke', { id });
      toast.success(`La clave «${name}» está revocada.`);
      setIsAsking(false);
      onRevoked();
    });

  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong>{name}</strong>
          <span className={styles.pill} data-state={state} data-tone={state === 'valid' ? 'well' : undefined}>
            {stateLabels[state]}
          </span>
        </p>
        <p className={styles.facts}>
          <span>{role}</span>
          <span>
            Termina en <code>{ending}</code>
          </span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {state !== 'revoked' && !isAsking && (
        <Action isMinor label="Revocar" size="small" aria-label={`Revocar la clave ${name}`} onClick={() => setIsAsking(true)} />
      )}
      {isAsking && (
        <div className={styles.question}>
          <p>El programa que la usa deja de funcionar enseguida, y no se puede deshacer.</p>
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
          <div className={styles.actions}>
            <Action label="Revocar ahora" size="small" onClick={() => void revoke()} />
            <Action isMinor label="Cancelar" size="small" onClick={() => setIsAsking(false)} />
          </div>
        </div>
      )}
    </li>
  );
}

type PanelProps = { title: string; keys: ShownKey[]; roles: RoleChoice[]; apiUrl: string };

export function KeysPanel({ title, keys, roles, apiUrl }: PanelProps) {
  const router = useRouter();
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<{ name: string; key: string } | null>(null);
  const isIdle = !isAdding && created === null;
  const add = <Action label="Crear clave" onClick={() => setIsAdding(true)} />;

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.aside}>
            Con una clave, un programa usa la interfaz REST del estudio con los permisos de un rol. Nunca llega a cuentas, sesiones ni
            contraseñas, y lo que hace queda en el registro de actividad con su nombre.
          </p>
        </div>
        {isIdle && keys.length > 0 && add}
      </div>
      {created !== null && <CreatedKey name={created.name} secret={created.key} apiUrl={apiUrl} onDone={() => setCreated(null)} />}
      {isAdding && (
        <NewKeyForm
          roles={roles}
          onCancel={() => setIsAdding(false)}
          onCreated={(made) => {
            setIsAdding(false);
            setCreated(made);
            router.refresh();
          }}
        />
      )}
      {keys.length === 0 && isIdle && (
        <div className={styles.empty}>
          <h2>Todavía no hay claves</h2>
          <p>Crea una por cada programa que lea o escriba en el estudio: así se puede revocar sin tocar a los demás.</p>
          {add}
        </div>
      )}
      {keys.length > 0 && (
        <ul className={styles.keys}>
          {keys.map((key) => (
            <KeyRow key={key.id} shown={key} onRevoked={() => router.refresh()} />
          ))}
        </ul>
      )}
    </>
  );
}
