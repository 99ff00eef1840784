'use client';

import { Button, toast } from '@payloadcms/ui';
import styles from './accounts.module.css';

/** Shown once, right after they are made. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles.codes}>
      <h3>Guarda tus códigos de recuperación</h3>
      <p>Cada uno sirve una vez para entrar si no tienes el teléfono. No se vuelven a mostrar.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void navigator.clipboard.writeText(text).then(() => toast.success('Copiados.'))}
        >
          Copiar
        </Button>
        <a className={styles.download} download="codigos-lupa.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          Descargar
        </a>
        <Button margin={false} onClick={onDone}>
          Ya los guardé
        </Button>
      </div>
    </div>
  );
}
