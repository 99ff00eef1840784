'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CreatedKey } from './CreatedKey.tsx';
import type { ShownKey } from './formatKey.ts';
import { KeyRow } from './KeyRow.tsx';
import styles from './keys.module.css';
import { NewKeyForm, type RoleChoice } from './NewKeyForm.tsx';

type PanelProps = { title: string; keys: ShownKey[]; roles: RoleChoice[]; apiUrl: string };

export function KeysPanel({ title, keys, roles, apiUrl }: PanelProps) {
  const router = useRouter();
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<{ name: string; key: string } | null>(null);
  const isIdle = !isAdding && created === null;
  const add = (
    <Button margin={false} onClick={() => setIsAdding(true)}>
      Crear clave
    </Button>
  );

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
