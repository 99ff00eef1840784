'use client';

import { Options } from '../../core/components/controls.tsx';
import { slugify } from '@lupa/domain/foldText.ts';
import { useRouter } from 'next/navigation';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { fetchStudio, RefusedError } from '../../core/api/postToStudio.ts';
import { leaving, useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { casinosApi, type ChoiceName, listField, logoField, reviewField, type Step, type StepField, steps } from './newCasino.ts';
import { overviewPathOf } from './overviewPaths.ts';
import styles from './overview.module.css';

export type Choice = { value: string; label: string };
type Props = {
  choices: Record<ChoiceName, Choice[]>;
  lists: { id: number; name: string }[];
  today: string;
  mayReview: boolean;
  person: string;
};

const slugName = 'casino.slug';

export function NewCasinoForm({ choices, lists, today, mayReview, person }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** The first field of each step, which says what else is asked. */
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const { fault, isBusy, run } = useAct();
  const kept = useTyped(form, `lupa-nuevo-casino-${person}`, setChosen);

  function change({ target }: SyntheticEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    const slug = form.current?.elements.namedItem(slugName);
    if (name === 'casino.name' && slug instanceof HTMLInputElement && slug.dataset['typed'] === undefined) slug.value = slugify(value);
    if (name === slugName) (target as HTMLInputElement).dataset['typed'] = 'true';
    setChosen((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _mended, ...others }) => others);
    kept.store();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    void run(async () => {
      setFaults({});
      try {
        const { id } = await fetchStudio<{ id: number }>(casinosApi, { method: 'POST', body });
        kept.forget();
        router.push(overviewPathOf(id));
        return leaving;
      } catch (error) {
        const fields = error instanceof RefusedError ? error.fields : [];
        setFaults(Object.fromEntries(fields.map(({ path = '', message }) => [path, message])));
        const first = fields.map(({ path = '' }) => form.current?.elements.namedItem(path)).find((one) => one instanceof HTMLElement);
        if (first instanceof HTMLElement) first.focus();
        throw error;
      }
    });
  }

  const fieldOf = (step: Step) => (field: StepField) => {
    const first = chosen[`${step.name}.${step.fields[0]?.name}`] ?? '';
    if (field.when && !field.when.includes(first)) return null;
    const name = `${step.name}.${field.name}`;
    return <Field key={name} name={name} field={field} choices={choices} today={today} fault={faults[name]} />;
  };

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} onInput={change} noValidate>
      {steps.map((step) => (
        <Section key={step.name} title={step.title} lead={step.lead}>
          {step.fields.map(fieldOf(step))}
          {step.name === 'casino' && (
            <Labelled name={logoField} label="Logo" help="PNG, JPEG, WebP o SVG." fault={faults[logoField]}>
              <input type="file" name={logoField} accept="image/*" aria-describedby={describedBy(logoField)} />
            </Labelled>
          )}
        </Section>
      ))}
      {lists.length > 0 && (
        <Section title="Listas" lead="Queda al final de cada una, en un borrador de la lista.">
          <div className={`${parts['choices']} ${styles['wide']}`}>
            {lists.map(({ id, name }) => (
              <label key={id} className={parts['choice']}>
                <input type="checkbox" name={listField} value={id} />
                {name}
              </label>
            ))}
          </div>
        </Section>
      )}
      {mayReview && (
        <Section title="Reseña" lead="Con sus bloques puestos, para escribir los textos después.">
          <label className={parts['choice']}>
            <input type="checkbox" name={reviewField} defaultChecked aria-describedby={describedBy(reviewField)} />
            Crear el borrador desde la plantilla
          </label>
          {faults[reviewField] !== undefined && <Fault name={reviewField} text={faults[reviewField]} />}
        </Section>
      )}
      <div className={styles['end']}>
        <button type="submit" className={parts['primary']} disabled={isBusy}>
          {isBusy ? 'Creando…' : 'Crear los borradores'}
        </button>
        <span className={parts['aside']}>Nadie los ve hasta que se publiquen.</span>
        <p role="alert" className={fault === null ? undefined : parts['fault']}>
          {fault}
        </p>
      </div>
    </form>
  );
}

/** What was typed stays in the browser until it is stored; a file cannot. */
function useTyped(form: { readonly current: HTMLFormElement | null }, key: string, onRestore: (typed: Record<string, string>) => void) {
  const texts = () =>
    [...(form.current?.elements ?? [])].filter(
      (one): one is HTMLInputElement | HTMLSelectElement =>
        (one instanceof HTMLInputElement && one.type !== 'file' && one.type !== 'checkbox') || one instanceof HTMLSelectElement,
    );
  useEffect(() => {
    const stored = localStorage.getItem(key);
    const typed = stored === null ? {} : (JSON.parse(stored) as Record<string, string>);
    onRestore(typed);
    // Fields that depend on others are there after the next render.
    const frame = requestAnimationFrame(() => {
      for (const field of texts()) field.value = typed[field.name] ?? field.value;
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is there
  }, []);
  return {
    store: () => localStorage.setItem(key, JSON.stringify(Object.fromEntries(texts().map(({ name, value }) => [name, value])))),
    forget: () => localStorage.removeItem(key),
  };
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <fieldset className={styles['section']}>
      <legend className={parts['title']}>{title}</legend>
      <p className={`${parts['aside']} ${styles['wide']}`}>{lead}</p>
      {children}
    </fieldset>
  );
}

type FieldProps = { name: string; field: StepField; choices: Record<ChoiceName, Choice[]>; today: string; fault: string | undefined };

function Field({
  name,
  field: { label, kind = 'text', help, initial, choices: from, isRequired = false },
  choices,
  today,
  fault,
}: FieldProps) {
  const shared = { name, required: isRequired, 'aria-invalid': fault !== undefined, 'aria-describedby': describedBy(name) };
  const options = from === undefined ? [] : choices[from];
  const types = { text: 'text', number: 'text', money: 'text', day: 'date', moment: 'datetime-local', select: 'text' } as const;
  return (
    <Labelled name={name} label={label} help={help} fault={fault}>
      {kind === 'select' ? (
        <select {...shared} defaultValue={initial === 'first' ? options[0]?.value : ''}>
          {initial !== 'first' && <option value="">Más tarde</option>}
          <Options of={options.map(({ value, label: text }) => [value, text])} />
        </select>
      ) : (
        <input
          {...shared}
          type={types[kind]}
          inputMode={kind === 'number' || kind === 'money' ? 'decimal' : undefined}
          autoComplete="off"
          defaultValue={initial === 'today' ? today : initial}
        />
      )}
    </Labelled>
  );
}

const describedBy = (name: string): string => `${name}-help ${name}-fault`;

type LabelledProps = { name: string; label: string; help?: string | undefined; fault: string | undefined; children: ReactNode };

function Labelled({ name, label, help, fault, children }: LabelledProps) {
  return (
    <div className={parts['field']}>
      <label className={styles['label']}>
        {label}
        {children}
      </label>
      <small id={`${name}-help`} className={parts['aside']}>
        {help}
      </small>
      {fault !== undefined && <Fault name={name} text={fault} />}
    </div>
  );
}

const Fault = ({ name, text }: { name: string; text: string }) => (
  <span id={`${name}-fault`} className={parts['fault']}>
    {text}
  </span>
);
