'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import type { ShownKey } from './formatKey.ts';
import styles from './keys.module.css';

const stateLabels = { valid: 'Activa', expired: 'Vencida', revoked: 'Revocada' };

export function KeyRow({ shown: { id, name, role, ending, facts, state }, onRevoked }: { shown: ShownKey; onRevoked: () => void }) {
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
          <span className={styles.pill} data-state={state}>
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
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={`Revocar la clave ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Revocar
        </Button>
      )}
      {isAsking && (
        <div className={styles.question}>
          <p>El programa que la usa deja de funcionar enseguida, y no se puede deshacer.</p>
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
          <div className={styles.actions}>
            <Button size="small" margin={false} onClick={() => void revoke()}>
              Revocar ahora
            </Button>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setIsAsking(false)}>
              Cancelar
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
