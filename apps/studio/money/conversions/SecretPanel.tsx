'use client';

import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import styles from '../../core/report/panels.module.css';

type PanelProps = { partner: number; host: string; hasSecret: boolean; isSigned: boolean; former: string | null };

/** The address that the programme calls. What is secret is shown once. */
export function SecretPanel({ partner, host, hasSecret, isSigned, former }: PanelProps) {
  const router = useRouter();
  const [shown, setShown] = useState<{ label: string; value: string } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { fault, run } = useAct();
  const act = (path: string, body: object = {}) => {
    setIsAsking(false);
    return run(async () => {
      const answer = await postToStudio<{ path?: string; key?: string | null }>(`conversions/${path}`, { partner, ...body });
      if (answer.path) setShown({ label: 'La dirección', value: `${host}${answer.path}` });
      else setShown(answer.key ? { label: 'La clave para firmar', value: answer.key } : null);
      router.refresh();
    });
  };

  return (
    <section className={styles['panel']} aria-labelledby="call-address">
      <h3 id="call-address">Dirección para el programa</h3>
      <p className={styles['lead']}>
        {hasSecret
          ? 'La dirección tiene un secreto, que el estudio no guarda. Si se perdió o alguien más la conoce, crea otra.'
          : 'Crea la dirección y pégala en el programa de afiliados como «postback» o «S2S». Mientras no exista, nada se recibe.'}
        {former !== null && ` La anterior funciona hasta el ${former}.`}
      </p>
      {hasSecret && !isSigned && <UnsignedNotice />}
      {shown !== null && (
        <div className={styles['secret']} role="status">
          <label>
            <span>
              {shown.label}. <strong>Cópiala ahora: no se vuelve a mostrar.</strong>
            </span>
            <input readOnly value={shown.value} onFocus={({ target }) => target.select()} />
          </label>
        </div>
      )}
      <div className={styles['actions']}>
        <Action label={hasSecret ? 'Crear otra dirección' : 'Crear la dirección'} onClick={() => void act('secret')} />
        {hasSecret && (
          <Action
            isMinor
            label={isSigned ? 'Dejar de pedir firma' : 'Pedir firma (HMAC)'}
            onClick={() => void act('signature', { isOn: !isSigned })}
          />
        )}
        {hasSecret && !isAsking && <Action isMinor label="Revocar" onClick={() => setIsAsking(true)} />}
      </div>
      {isAsking && (
        <div className={styles['warning']}>
          <p>Desde ahora no se recibe ninguna llamada de este programa, tampoco con la dirección anterior.</p>
          <div className={styles['actions']}>
            <Action label="Revocar ahora" onClick={() => void act('revoke')} />
            <Action isMinor label="Cancelar" onClick={() => setIsAsking(false)} />
          </div>
        </div>
      )}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
    </section>
  );
}

function UnsignedNotice() {
  return (
    <div className={styles['warning']} role="note" aria-labelledby="call-unsigned">
      <h4 id="call-unsigned">Este programa llama sin firma</h4>
      <p>
        Quien conozca la dirección puede inventar registros y comisiones. Pregunta al programa si puede firmar sus llamadas con
        HMAC-SHA-256, por ejemplo así:
      </p>
      <p>
        «¿Pueden mandar en la cabecera X-Signature, o en el parámetro signature, el HMAC-SHA-256 en hexadecimal del cuerpo de la llamada, o
        de los parámetros de la dirección si no hay cuerpo? Les damos la clave.»
      </p>
      <p>Si dice que sí, aprieta «Pedir firma (HMAC)» y mándale la clave: desde entonces se rechaza lo que venga sin ella.</p>
    </div>
  );
}
