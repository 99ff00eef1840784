import { Link } from '@payloadcms/ui';
import type { ComponentProps, ReactNode } from 'react';
import { addDays } from '@lupa/domain/schedule.ts';
import type { Day } from '../dates/days.ts';
import forms from './forms.module.css';
import frame from './frame.module.css';
import styles from './report.module.css';

type HeadProps = { title: string; aside?: ReactNode; children: ReactNode };

export const ReportHead = ({ title, aside, children }: HeadProps) => (
  <div className={frame.head}>
    <div>
      <h1>{title}</h1>
      <p className={frame.lead}>{children}</p>
    </div>
    {aside}
  </div>
);

export const CsvLink = ({ href }: { href: string }) => (
  <a className={frame.download} href={href} download>
    Descargar CSV
  </a>
);

type FieldProps = { name: string; label: string; fault?: string | null | undefined; input: ComponentProps<'input'> };

/** A field of a report's form, with what is wrong in it. */
export function FilterField({ name, label, fault, input }: FieldProps) {
  const faultId = fault ? `filter-${name}-fault` : undefined;
  return (
    <label className={forms.field}>
      <span className={forms.label}>{label}</span>
      <input {...input} className={forms.input} name={name} aria-invalid={Boolean(fault)} aria-describedby={faultId} />
      {fault && (
        <span id={faultId} className={forms.fault} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

type SelectProps = {
  name: string;
  label: string;
  every: string;
  value: string | undefined;
  choices: readonly { value: string; name: string }[];
  /** What the chosen value is called where it is no choice any more. */
  absent?: string;
};

export function FilterSelect({ name, label, every, value, choices, absent = value }: SelectProps) {
  return (
    <label className={forms.field}>
      <span className={forms.label}>{label}</span>
      <select key={value} className={forms.input} name={name} defaultValue={value ?? ''}>
        <option value="">{every}</option>
        {value !== undefined && !choices.some((choice) => choice.value === value) && <option value={value}>{absent}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function periodsUntil(today: Day) {
  const month = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(month, -1);
  return {
    Hoy: [today, today],
    Ayer: [addDays(today, -1), addDays(today, -1)],
    '7 días': [addDays(today, -6), today],
    '30 días': [addDays(today, -29), today],
    'Este mes': [month, today],
    'Mes pasado': [`${lastOfMonthBefore.slice(0, 7)}-01`, lastOfMonthBefore],
    '90 días': [addDays(today, -89), today],
    'Un año': [addDays(today, -364), today],
  } satisfies Record<string, [Day, Day]>;
}
type PeriodName = keyof ReturnType<typeof periodsUntil>;

type Chosen = { from: Day; to: Day };
type PeriodsProps = { names: readonly PeriodName[]; today: Day; chosen: Chosen; urlOf: (period: Chosen) => string };

export function Periods({ names, today, chosen, urlOf }: PeriodsProps) {
  const periods = periodsUntil(today);
  return (
    <nav className={forms.periods} aria-label="Período">
      {names.map((name) => {
        const [from, to] = periods[name];
        return (
          <Link
            key={name}
            className={forms.period}
            href={urlOf({ from, to })}
            prefetch={false}
            scroll={false}
            aria-current={from === chosen.from && to === chosen.to ? 'true' : undefined}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

type TabsProps<Name extends string> = { label: string; labels: Record<Name, string>; chosen: Name; urlOf: (name: Name) => string };

export function ReportTabs<Name extends string>({ label, labels, chosen, urlOf }: TabsProps<Name>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {(Object.keys(labels) as Name[]).map((name) => (
        <Link
          key={name}
          className={styles.tab}
          href={urlOf(name)}
          prefetch={false}
          scroll={false}
          aria-current={name === chosen ? 'page' : undefined}
        >
          {labels[name]}
        </Link>
      ))}
    </nav>
  );
}

export function Headline({ figures }: { figures: readonly { label: string; value: string; note: string }[] }) {
  return (
    <dl className={styles.headline}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
          {note !== '' && <dd className={styles.figureNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
