import type { Day } from '../clicks/days.ts';
import forms from '../clicks/forms.module.css';
import { consentsPath, type ConsentParameters } from './consentParameters.ts';

/** A period, or the id of one choice: a form that works without script. */
export function ConsentForm({ parameters: { typed, faults }, today }: { parameters: ConsentParameters; today: Day }) {
  return (
    <section aria-label="Qué mostrar" className={forms.filters}>
      <form key={JSON.stringify(typed)} action={consentsPath} method="get" className={forms.form}>
        <Field name="from" label="Desde" fault={faults.from} input={{ type: 'date', defaultValue: typed.from, max: today }} />
        <Field name="to" label="Hasta" fault={faults.to} input={{ type: 'date', defaultValue: typed.to, max: today }} />
        <Field
          name="id"
          label="Id de una elección"
          fault={faults.id}
          input={{ defaultValue: typed.id, placeholder: 'Todas', autoComplete: 'off', spellCheck: false }}
        />
        <button className={forms.primary} type="submit">
          Mostrar
        </button>
      </form>
    </section>
  );
}

type FieldProps = { name: string; label: string; fault: string | undefined; input: React.ComponentProps<'input'> };

function Field({ name, label, fault, input }: FieldProps) {
  const faultId = fault === undefined ? undefined : `consent-${name}-fault`;
  return (
    <label className={forms.field}>
      <span className={forms.label}>{label}</span>
      <input {...input} className={forms.input} name={name} aria-invalid={fault !== undefined} aria-describedby={faultId} />
      {fault !== undefined && (
        <span id={faultId} className={forms.fault} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}
