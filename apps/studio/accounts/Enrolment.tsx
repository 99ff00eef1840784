'use client';

import { useState } from 'react';
import styles from './accounts.module.css';
import { callAccount } from './callAccount.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';

type Begun = { secret: string; svg: string };

/** The password, then the QR code and a first code of the app. */
export function Enrolment({ onCancel, onDone }: { onCancel: () => void; onDone: (recoveryCodes: string[]) => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);

  if (begun === null)
    return (
      <PasswordPrompt
        label="Tu contraseña actual"
        kind="password"
        action="Continuar"
        onSubmit={async (password) => setBegun(await callAccount<Begun>('second-factor/begin', { password }))}
        onCancel={onCancel}
      />
    );
  return (
    <ol className={styles.steps}>
      <li>
        <h3>Escanea el código</h3>
        <p>Con una aplicación de autenticación del teléfono: Aegis, 2FAS, Google Authenticator u otra.</p>
        <img className={styles.qr} alt="Código QR del segundo factor" src={`data:image/svg+xml,${encodeURIComponent(begun.svg)}`} />
        <p>
          ¿No puedes escanear? Escribe esta clave en la aplicación:
          <code className={styles.secret}>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </li>
      <li>
        <h3>Escribe el código que muestra</h3>
        <PasswordPrompt
          label="Código de seis dígitos"
          kind="code"
          action="Activar"
          onSubmit={async (code) =>
            onDone((await callAccount<{ recoveryCodes: string[] }>('second-factor/confirm', { code })).recoveryCodes)
          }
          onCancel={onCancel}
        />
      </li>
    </ol>
  );
}
