'use client';

import { toast } from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import styles from './accounts.module.css';
import { callAccount } from './callAccount.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import type { SecondFactorState } from './secondFactor.ts';

type Step = 'idle' | 'enrolling' | 'renewing' | 'removing';

/** `userId`: of the colleague; null for one's own. */
export function SecondFactorPanel({ factor, userId }: { factor: SecondFactorState; userId: number | null }) {
  const router = useRouter();
  const [step, setStep] = useState<Step>('idle');
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOwn = userId === null;

  function finish(message: string): void {
    toast.success(message);
    setStep('idle');
    router.refresh();
  }
  async function remove(password: string): Promise<void> {
    await callAccount(isOwn ? 'second-factor/remove' : 'second-factor/reset', { password, ...(userId !== null && { userId }) });
    finish(isOwn ? 'El segundo factor está desactivado.' : 'Ahora puede entrar con su contraseña y activarlo de nuevo.');
  }
  async function renew(password: string): Promise<void> {
    const { recoveryCodes } = await callAccount<{ recoveryCodes: string[] }>('second-factor/recovery-codes', { password });
    setCodes(recoveryCodes);
    finish('Los códigos anteriores ya no sirven.');
  }

  return (
    <section className={styles.panel} aria-labelledby="second-factor">
      <div className={styles.heading}>
        <h2 id="second-factor">Segundo factor</h2>
        <span className={styles.state} data-tone={factor.isOn ? 'well' : 'off'}>
          {factor.isOn ? 'Activo' : 'Desactivado'}
        </span>
      </div>
      <p className={styles.aside}>{describe(factor, isOwn)}</p>
      {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {codes === null && step === 'idle' && <Actions factor={factor} isOwn={isOwn} onChoose={setStep} />}
      {step === 'enrolling' && (
        <Enrolment
          onCancel={() => setStep('idle')}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            finish('El segundo factor está activo. Tus otras sesiones se cerraron.');
          }}
        />
      )}
      {step === 'renewing' && <PasswordPrompt action="Crear códigos nuevos" onSubmit={renew} onCancel={() => setStep('idle')} />}
      {step === 'removing' && (
        <PasswordPrompt action={isOwn ? 'Desactivar' : 'Restablecer'} onSubmit={remove} onCancel={() => setStep('idle')} />
      )}
    </section>
  );
}

function Actions({ factor, isOwn, onChoose }: { factor: SecondFactorState; isOwn: boolean; onChoose: (step: Step) => void }) {
  if (!factor.isOn && !isOwn) return null;
  return (
    <div className={styles.actions}>
      {!factor.isOn && <Action label="Activar segundo factor" onClick={() => onChoose('enrolling')} />}
      {factor.isOn && isOwn && <Action isMinor label="Nuevos códigos de recuperación" onClick={() => onChoose('renewing')} />}
      {factor.isOn && isOwn && !factor.isRequired && <Action isMinor label="Desactivar" onClick={() => onChoose('removing')} />}
      {factor.isOn && !isOwn && <Action isMinor label="Restablecer segundo factor" onClick={() => onChoose('removing')} />}
    </div>
  );
}

function describe({ isOn, since, recoveryCodesLeft }: SecondFactorState, isOwn: boolean): string {
  if (!isOn && isOwn)
    return 'Además de la contraseña, al entrar se pide un código de tu teléfono. Quien averigüe tu contraseña no puede entrar.';
  if (!isOn) return 'Esta cuenta entra solo con su contraseña. Únicamente su dueño puede activar el segundo factor.';
  const codes = recoveryCodesLeft === 1 ? 'Queda 1 código de recuperación' : `Quedan ${recoveryCodesLeft} códigos de recuperación`;
  const age = since === null ? '' : `Activo desde el ${formatMoment(since)}. `;
  if (isOwn) return `${age}${codes}.`;
  return `${age}${codes}. Si perdió el teléfono, restablécelo: entrará con su contraseña y podrá activarlo otra vez.`;
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
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
        <Action isMinor label="Copiar" onClick={() => void navigator.clipboard.writeText(text).then(() => toast.success('Copiados.'))} />
        <a className={styles.download} download="codigos-lupa.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          Descargar
        </a>
        <Action label="Ya los guardé" onClick={onDone} />
      </div>
    </div>
  );
}

type Begun = { secret: string; svg: string };

function Enrolment({ onCancel, onDone }: { onCancel: () => void; onDone: (recoveryCodes: string[]) => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);

  if (begun === null)
    return (
      <PasswordPrompt
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
