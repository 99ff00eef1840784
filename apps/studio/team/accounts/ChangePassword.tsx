'use client';

import {
  ConfirmPasswordField,
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './accounts.module.css';
import { findPasswordFault, type PasswordOwner } from './passwordFault.ts';

const unused = { indexPath: '', parentPath: '', parentSchemaPath: '' };

/**
 * In the form of an account: a new password, with the own one of whoever sets it. A new e-mail asks for that one as well. In the place
 * of Payload's button, which folds the new password away as soon as an answer comes, together with what is wrong with it.
 */
export function ChangePassword() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path });
    // A field of the collection: removed, it would come back as Payload's own.
    dispatchFields({ type: 'UPDATE', path: 'currentPassword', value: '', valid: true, validate: () => true });
    setIsOpen(false);
  };
  const hasNewEmail = useFormFields(([{ email }]) => email !== undefined && email.value !== email.initialValue);
  useSaved(isOpen || hasNewEmail, close);
  if (id === undefined) return null;
  if (!isOpen)
    return (
      <>
        {hasNewEmail && (
          <fieldset className={styles.change}>
            <legend>Cambiar correo</legend>
            <OwnPassword />
          </fieldset>
        )}
        <div className={styles.link}>
          <Action isMinor label="Cambiar contraseña" onClick={() => setIsOpen(true)} />
        </div>
      </>
    );
  return (
    <fieldset className={styles.change}>
      <legend>Cambiar contraseña</legend>
      <p className={styles.aside}>Al menos 12 caracteres: cuatro palabras sueltas bastan. Las otras sesiones de la cuenta se cierran.</p>
      <OwnPassword />
      <PasswordField
        {...unused}
        path="password"
        schemaPath="password"
        autoComplete="new-password"
        field={{ name: 'password', label: 'Contraseña nueva', required: true }}
        validate={judge}
      />
      <PasswordFault />
      <ConfirmPasswordField />
      <div className={styles.actions}>
        <Action isMinor label="Cancelar" onClick={close} />
      </div>
    </fieldset>
  );
}

function OwnPassword() {
  return (
    <PasswordField
      {...unused}
      path="currentPassword"
      schemaPath="users.currentPassword"
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Tu contraseña actual', required: true }}
    />
  );
}

function judge(value: unknown, { data }: { data: unknown }): string | true {
  return findPasswordFault(typeof value === 'string' ? value : '', data as PasswordOwner) ?? true;
}

/** The form forgets what the server said of a field as soon as it looks at it again. */
function PasswordFault() {
  const isRefused = useFormSubmitted();
  const { getData } = useForm();
  const password = useFormFields(([fields]) => fields['password']?.value);
  const verdict = judge(password, { data: getData() });
  return isRefused && verdict !== true ? (
    <p role="alert" className={styles.fault}>
      {verdict}
    </p>
  ) : null;
}

/** Calls `onSaved` when the form was saved with a password in it; one that was refused can be sent again as it is. */
function useSaved(isAsking: boolean, onSaved: () => void): void {
  const { setModified } = useForm();
  const isSaving = useFormProcessing();
  const isRefused = useFormSubmitted();
  const wasSaving = useRef(false);
  // A saved e-mail is no new one any more when the answer is there.
  const wasAsking = useRef(false);
  useEffect(() => {
    const hasEnded = wasSaving.current && !isSaving;
    if (isSaving && !wasSaving.current) wasAsking.current = isAsking;
    wasSaving.current = isSaving;
    if (!wasAsking.current || !hasEnded) return;
    if (isRefused) setModified(true);
    else onSaved();
  }, [isAsking, isSaving, isRefused, setModified, onSaved]);
}
