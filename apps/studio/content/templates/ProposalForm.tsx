import { Options } from '../../core/components/controls.tsx';
import parts from '../../core/components/parts.module.css';
import type { ReactNode } from 'react';
import type { Review } from './loadSubjects.ts';
import type { Named } from './proposePage.ts';
import type { PageTemplate, Subject } from './template.ts';
import { createPath, fieldNames, type TemplateForm } from './templatePaths.ts';
import styles from './templates.module.css';

type Props = {
  template: PageTemplate;
  subject: Subject;
  form: TemplateForm;
  faults: Partial<Record<keyof TemplateForm, string>>;
  authors: readonly Named[];
  parent: Named | null;
  review: Review | null;
};

export function ProposalForm({ template, subject, form, faults, authors, parent, review }: Props) {
  return (
    <form method="post" action={`/api${createPath}`} encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name={fieldNames.template} value={form.template} />
      <input type="hidden" name={fieldNames.subject} value={form.subject} />
      {review && (
        <p className={parts.notice}>
          {subject.name} ya tiene una reseña: <a href={`/admin/collections/pages/${review.id}`}>{review.name}</a>
          {review.isPublished ? '.' : ', en borrador.'}
        </p>
      )}
      <Field name="path" label="Ruta" fault={faults.path} value={form.path} />
      <Field name="title" label="Título" fault={faults.title} value={form.title} />
      <Field name="description" label="Descripción para los buscadores" fault={faults.description} value={form.description} isLong />
      <Field name="internalName" label="Nombre interno" fault={faults.internalName} value={form.internalName} />
      <label className={parts.field}>
        Autor
        <select name={fieldNames.author} defaultValue={form.author}>
          <option value="">Sin autor todavía</option>
          <Options of={authors.map(({ id, name }) => [id, name])} />
        </select>
      </label>
      <p className={parts.aside}>
        {parent ? `Queda bajo «${parent.name}»` : 'Queda sin página superior'}, en la sección «{template.sitemapCategory}» del mapa del
        sitio. Es un borrador: nadie lo ve hasta que lo publiques.
        {missingNote(template, subject)}
      </p>
      <button type="submit" className={parts.primary}>
        Crear borrador
      </button>
    </form>
  );
}

function missingNote({ subject: kind }: PageTemplate, { toplist, key }: Subject): ReactNode {
  if (kind !== 'payment-methods' || toplist !== null) return null;
  return ` No hay una toplist «pago-${key}»: la página va sin lista de casinos hasta que exista y la agregues.`;
}

type FieldProps = { name: keyof TemplateForm; label: string; value: string; fault: string | undefined; isLong?: boolean };

function Field({ name, label, value, fault, isLong = false }: FieldProps) {
  const given = {
    name: fieldNames[name],
    defaultValue: value,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `fault-${name}`,
  };
  return (
    <label className={parts.field}>
      {label}
      {isLong ? <textarea rows={3} {...given} /> : <input {...given} />}
      {fault !== undefined && (
        <span className={parts.fault} id={`fault-${name}`}>
          {fault}
        </span>
      )}
    </label>
  );
}
