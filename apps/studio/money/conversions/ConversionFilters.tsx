import { Link } from '@payloadcms/ui';
import { addDays, type Day } from '../../core/dates/days.ts';
import { buildConversionUrl, conversionFilters, conversionsPath, dimensionLabels } from './conversionParameters.ts';
import type { ConversionReport } from './loadConversions.ts';
import styles from '../../core/report/forms.module.css';

export function ConversionFilters({ report: { parameters, today, names, fault } }: { report: ConversionReport }) {
  const { by, from, to, filters } = parameters;
  const periods: [string, Day, Day][] = [
    ['7 días', addDays(today, -6), today],
    ['30 días', addDays(today, -29), today],
    ['Este mes', `${today.slice(0, 7)}-01`, today],
    ['Mes pasado', `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, addDays(`${today.slice(0, 7)}-01`, -1)],
    ['90 días', addDays(today, -89), today],
  ];
  return (
    <section aria-label="Qué mostrar" className={styles.filters}>
      <form key={buildConversionUrl(parameters)} action={conversionsPath} method="get" className={styles.form}>
        <input type="hidden" name="by" value={by} />
        {conversionFilters.map((name) => {
          const value = filters[name];
          return name === 'partner' || name === 'toplist' || value === undefined ? null : (
            <input key={name} type="hidden" name={name} value={value} />
          );
        })}
        <DayInput name="from" label="Desde" value={from} fault={fault} />
        <DayInput name="to" label="Hasta" value={to} fault={null} />
        <Choice name="partner" every="Todos" value={filters.partner} choices={names.partners} />
        <Choice name="toplist" every="Todas" value={filters.toplist} choices={names.toplists} />
        <button className={styles.primary} type="submit">
          Mostrar
        </button>
      </form>
      <nav className={styles.periods} aria-label="Período">
        {periods.map(([label, first, last]) => (
          <Link
            key={label}
            className={styles.period}
            href={buildConversionUrl(parameters, { from: first, to: last })}
            prefetch={false}
            scroll={false}
            aria-current={first === from && last === to ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <ul className={styles.chosen} aria-label="Filtros">
        {conversionFilters.map((name) => {
          const { [name]: value, ...others } = filters;
          return value === undefined ? null : (
            <li key={name}>
              <Link className={styles.chip} href={buildConversionUrl(parameters, { filters: others })} prefetch={false} scroll={false}>
                Quitar {dimensionLabels[name]}: {value} <span aria-hidden="true">×</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type DayInputProps = { name: 'from' | 'to'; label: string; value: Day; fault: string | null };

function DayInput({ name, label, value, fault }: DayInputProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input className={styles.input} type="date" name={name} defaultValue={value} aria-invalid={fault !== null} />
      {fault !== null && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

type ChoiceProps = { name: 'partner' | 'toplist'; every: string; value: string | undefined; choices: Map<string, { name: string }> };

function Choice({ name, every, value, choices }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{dimensionLabels[name]}</span>
      <select className={styles.input} name={name} defaultValue={value ?? ''}>
        <option value="">{every}</option>
        {value !== undefined && !choices.has(value) && <option value={value}>{value}</option>}
        {[...choices].map(([key, { name: text }]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
