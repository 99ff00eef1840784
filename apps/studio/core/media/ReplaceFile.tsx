'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRef } from 'react';
import { useFetched } from '../api/useFetched.ts';
import { slugs } from '../slugs.ts';
import { type UsesAnswer, usesPath } from '../uses/usesPath.ts';
import { formatSize, maximumUploadText, uploadTypes, uploadTypesText } from './uploadLimits.ts';
import styles from './media.module.css';
import { addressOf, useChosenFile } from './useChosenFile.ts';

export function ReplaceFile() {
  const { id, data, docPermissions } = useDocumentInfo();
  const { file } = useChosenFile();
  const dispatch = useFormFields(([, send]) => send);
  const { setModified } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Of a file of the bulk upload it is null, whatever its type says.
  if (!id || docPermissions?.update !== true) return null;

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    dispatch({ type: 'UPDATE', path: 'file', value: chosen, initialValue: undefined, valid: true });
    setModified(true);
  };
  const cancel = () => {
    dispatch({ type: 'UPDATE', path: 'file', value: undefined, valid: true });
    if (input.current) input.current.value = '';
    button.current?.focus();
  };
  return (
    <section className={styles.panel} aria-label="Reemplazar el archivo">
      <input
        ref={input}
        type="file"
        hidden
        accept={uploadTypes.join(', ')}
        onChange={({ target }) => choose(target.files?.[0])}
        aria-label="Archivo nuevo"
      />
      {file && <Replacement file={file} id={id} oldName={String(data?.['filename'] ?? '')} />}
      <div className={styles.actions}>
        <button ref={button} type="button" onClick={() => input.current?.click()}>
          {file ? 'Elegir otro' : 'Reemplazar el archivo'}
        </button>
        {file && (
          <button type="button" onClick={cancel}>
            Dejar el que estaba
          </button>
        )}
      </div>
      {!file && (
        <p className={styles.quiet}>
          Lo que lo usa queda como está y muestra el nuevo apenas guardes. {uploadTypesText}, hasta {maximumUploadText}.
        </p>
      )}
    </section>
  );
}

function Replacement({ file, id, oldName }: { file: File; id: number | string; oldName: string }) {
  const uses = useFetched<UsesAnswer | null>(`${usesPath.slice(1)}/${slugs.media}/${id}`, null);
  return (
    <div className={styles.found} role="status">
      <img src={addressOf(file)} alt="" className={styles.thumbnail} />
      <div>
        <p className={styles.strong}>
          Al guardar, «{file.name}» ({formatSize(file.size)}) reemplaza a «{oldName}».
        </p>
        <p>
          {describeUses(uses?.total)} Su dirección cambia, para que nadie vea una copia vieja; la anterior sirve un día más. Revisa el texto
          alternativo y el punto de interés.
        </p>
      </div>
    </div>
  );
}

/** The panel beside the form says where it could not be read. */
function describeUses(count: number | undefined): string {
  if (count === undefined) return 'Cambia en todo lo que lo usa.';
  if (count === 0) return 'No se usa en ningún lugar.';
  return count === 1 ? 'Cambia en el documento que lo usa.' : `Cambia en los ${count} documentos que lo usan.`;
}
