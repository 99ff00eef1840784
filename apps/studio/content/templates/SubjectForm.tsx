import { Options } from '../../core/components/controls.tsx';
import parts from '../../core/components/parts.module.css';
import { type Choice, isOfCatalogue } from './loadSubjects.ts';
import type { PageTemplate } from './template.ts';
import { fieldNames, templatesPath } from './templatePaths.ts';
import styles from './templates.module.css';

type Props = { template: PageTemplate; choices: readonly Choice[]; isMissing: boolean };

export function SubjectForm({ template: { id, subject, subjectLabel }, choices, isMissing }: Props) {
  if (isOfCatalogue(subject))
    return (
      <p className={isMissing ? parts.fault : parts.aside} role={isMissing ? 'alert' : undefined}>
        {isMissing && 'Eso no está en el catálogo, o el catálogo no responde. '}
        Se empieza en el <a href="/admin/catalogo">catálogo</a>, con «Escribir sobre…».
      </p>
    );
  return (
    <form method="get" action={templatesPath} className={styles.form}>
      <input type="hidden" name={fieldNames.template} value={id} />
      {isMissing && (
        <p className={parts.fault} role="alert">
          {subject === 'topic' ? 'Escribe el tema.' : 'Elige uno de la lista.'}
        </p>
      )}
      <label className={parts.field}>
        {subjectLabel}
        {subject === 'topic' ? (
          <input name={fieldNames.subject} required maxLength={120} placeholder="Cómo retirar en 24 horas" />
        ) : (
          <select name={fieldNames.subject} required defaultValue="">
            <option value="" disabled>
              Elige…
            </option>
            <Choices label="Sin esta página" choices={choices.filter(({ page }) => page === null)} />
            <Choices label="Ya la tienen" choices={choices.filter(({ page }) => page !== null)} />
          </select>
        )}
        <span className={parts.aside}>Se elige una vez: llega a todos los bloques, al título y a la ruta.</span>
      </label>
      <button type="submit" className={parts.primary}>
        Continuar
      </button>
    </form>
  );
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      <Options of={choices.map(({ id, name }) => [id, name])} />
    </optgroup>
  );
}
