'use client';

import { Action } from '../../core/components/controls.tsx';
import { useEffect, useId, useRef, type ReactNode, useState } from 'react';
import { readText, useAct } from '../../core/api/useAct.ts';
import { postToStudio } from '../../core/api/postToStudio.ts';
import styles from './keys.module.css';

export type RoleChoice = { value: string; label: string };

type FormProps = { roles: RoleChoice[]; onCreated: (made: { name: string; key: string }) => void; onCancel: () => void };

export function NewKeyForm({ roles, onCreated, onCancel }: FormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { fault, isBusy, submit } = useAct();
  useEffect(() => first.current?.focus(), []);

  const create = submit(async (form) => {
    const read = (name: string) => readText(form, name);
    const name = read('name').trim();
    const body = { name, role: read('role'), lastDay: read('lastDay') || null, password: read('password') };
    const { key } = await postToStudio<{ key: string }>('account/api-keys/create', body);
    onCreated({ name, key });
  });

  return (
    <form className={styles.panel} aria-labelledby={`${id}-title`} onSubmit={create}>
      <h2 id={`${id}-title`}>Clave nueva</h2>
      <div className={styles.fields}>
        <KeyField label="Nombre" help="El del programa: CMS externo.">
          <input ref={first} name="name" required maxLength={60} autoComplete="off" />
        </KeyField>
        <KeyField label="Rol" help="Puede lo mismo que una persona de ese rol.">
          <select name="role" required defaultValue="">
            <option value="" disabled>
              Elige un rol
            </option>
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </KeyField>
        <KeyField label="Último día (opcional)" help="Vacío: vale hasta que se revoque.">
          <input type="date" name="lastDay" />
        </KeyField>
        <KeyField label="Tu contraseña actual" help="Para saber que eres tú.">
          <input type="password" name="password" required autoComplete="current-password" />
        </KeyField>
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.actions}>
        <Action label={isBusy ? 'Creando…' : 'Crear clave'} type="submit" disabled={isBusy} />
        <Action isMinor label="Cancelar" onClick={onCancel} />
      </div>
    </form>
  );
}

function KeyField({ label, help, children }: { label: string; help: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      <small>{help}</small>
    </label>
  );
}

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
        <Action label={copied === 'yes' ? 'Copiada' : 'Copiar'} onClick={() => void copy()} />
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
        <Action isMinor label="Ya la guardé" onClick={onDone} />
      </div>
    </section>
  );
}
