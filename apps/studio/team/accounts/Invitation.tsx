'use client';

import { Button, toast, useAllFormFields, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { messageOf } from '../../core/api/useAct.ts';
import styles from './accounts.module.css';
import { callAccount, securityPath } from './callAccount.ts';

export function Invitation() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const canSend = config.admin.custom?.['hasMail'] === true;
  if (id !== undefined) return <Invited userId={Number(id)} canSend={canSend} />;
  return canSend ? (
    <InvitationChoice />
  ) : (
    <p className={styles.aside}>Este estudio no envía correos: escribe una contraseña y entrégala en persona.</p>
  );
}

/**
 * Payload's form asks for a password whatever happens: with an invitation it gets one that nobody knows, which the studio throws away, and its fields are
 * hidden (`app/(payload)/admin.css`).
 */
function InvitationChoice() {
  const [fields, dispatchFields] = useAllFormFields();
  const [isInviting, setIsInviting] = useState(true);
  const [unknown] = useState(createPassword);
  // Not once: the form is filled anew when the studio answers with its first state.
  useEffect(() => {
    const isFilled = paths.every((path) => (fields[path]?.value === unknown) === isInviting);
    if (isFilled && (fields['invites']?.value ?? false) === isInviting) return;
    for (const path of paths) dispatchFields({ type: 'UPDATE', path, value: isInviting ? unknown : '' });
    dispatchFields({ type: 'UPDATE', path: 'invites', value: isInviting });
  }, [dispatchFields, fields, isInviting, unknown]);
  return (
    <label className={styles.choice} data-invites={isInviting}>
      <input type="checkbox" checked={isInviting} onChange={(event) => setIsInviting(event.target.checked)} />
      <span>Enviarle una invitación: elige su contraseña con un enlace que vale 72 horas.</span>
    </label>
  );
}

const paths = ['password', 'confirm-password'];

// Not `randomUUID`, which pages without TLS do not have.
const createPassword = (): string => Array.from(crypto.getRandomValues(new Uint32Array(8)), (part) => part.toString(36)).join('-');

function Invited({ userId, canSend }: { userId: number; canSend: boolean }) {
  const router = useRouter();
  const state = useFormFields(([fields]) => fields['invitation']?.value);
  const [isRunning, setIsRunning] = useState(false);
  if (state !== 'sent' && state !== 'failed') return null;

  async function send(): Promise<void> {
    setIsRunning(true);
    try {
      toast.success((await callAccount<{ message: string }>('invitation', { userId })).message);
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setIsRunning(false);
    }
  }
  return (
    <div className={styles.link}>
      <p>
        {state === 'sent'
          ? 'Invitación enviada. Esta persona todavía no ha entrado.'
          : 'La invitación no se pudo enviar. Revisa el correo y envíala otra vez, o pon una contraseña.'}
      </p>
      {canSend && <Action isMinor label="Enviar la invitación otra vez" disabled={isRunning} onClick={() => void send()} />}
    </div>
  );
}

export function SecurityLink() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <div className={styles.link}>
      <Button el="link" to={`${securityPath}/${id}`} buttonStyle="secondary" margin={false}>
        Segundo factor y sesiones
      </Button>
    </div>
  );
}
