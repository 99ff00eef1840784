'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './keys.module.css';

type CreatedProps = { name: string; secret: string; apiUrl: string; onDone: () => void };

export function CreatedKey({ name, secret, apiUrl, onDone }: CreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    field.current?.select();
    await navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  }

  return (
    <section className={styles.created} aria-labelledby="created-key">
      <h2 id="created-key" ref={heading} tabIndex={-1}>
        Clave «{name}» creada
      </h2>
      <p>
        <strong>Cópiala ahora:</strong> el estudio no la guarda y no la vuelve a mostrar.
      </p>
      <div className={styles.secret}>
        <input ref={field} readOnly value={secret} aria-label="La clave" onFocus={({ target }) => target.select()} />
        <Button margin={false} onClick={() => void copy()}>
          {copied === 'yes' ? 'Copiada' : 'Copiar'}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {copied === 'yes' && 'La clave está en el portapapeles.'}
        {copied === 'failed' && 'El navegador no dejó copiarla. Está seleccionada: cópiala con el teclado.'}
      </p>
      <p className={styles.note}>Para probarla:</p>
      <pre className={styles.command} tabIndex={0} aria-label="Orden para probarla">
        curl -H &quot;Authorization: Bearer {secret}&quot; {apiUrl}/pages?limit=1
      </pre>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" margin={false} onClick={onDone}>
          Ya la guardé
        </Button>
      </div>
    </section>
  );
}
