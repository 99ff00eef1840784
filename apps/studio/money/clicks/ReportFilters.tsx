import { Link } from '@payloadcms/ui';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { addDays, type Day } from '../../core/dates/days.ts';
import type { Report } from './loadReport.ts';
import { buildQuery, buildReportUrl, reportPath } from './reportParameters.ts';
import styles from '../../core/report/forms.module.css';
import type { ClickFilter, FilterName } from './clickFilter.ts';
import { absentLabels } from './clickKinds.ts';

export function ReportFilters({ report }: { report: Report }) {
  const { parameters, typed, faults, today, names } = report;
  const { partner, page } = parameters.filter;
  return (
    <section aria-label="Qué mostrar" className={styles.filters}>
      <form key={buildQuery(parameters)} action={reportPath} method="get" className={styles.form}>
        <HiddenFields report={report} />
        <DayField name="from" label="Desde" value={typed.from} today={today} fault={faults.from} />
        <DayField name="to" label="Hasta" value={typed.to} today={today} fault={faults.to} />
        <FilterSelect name="partner" label="Casino" every="Todos" filter={parameters.filter} choices={choicesOf(names.partners)} />
        <FilterSelect name="offer" label="Oferta" every="Todas" filter={parameters.filter} choices={offerChoices(report, partner)} />
        <FilterSelect name="toplist" label="Toplist" every="Todas" filter={parameters.filter} choices={choicesOf(names.toplists)} />
        <label className={styles.field}>
          <span className={styles.label}>Página</span>
          <input
            className={styles.input}
            name="page"
            list="click-pages"
            placeholder="Todas"
            defaultValue={page === null ? '-' : (page ?? '')}
          />
          <datalist id="click-pages">
            {names.pages.map((slug) => (
              <option key={slug} value={slug}>
                {slug}
              </option>
            ))}
          </datalist>
        </label>
        <button className={styles.primary} type="submit">
          Mostrar
        </button>
      </form>
      <Periods report={report} />
      <Chosen report={report} />
    </section>
  );
}

function HiddenFields({ report: { parameters } }: { report: Report }) {
  const visible = ['from', 'to', 'partner', 'offer', 'toplist', 'page'];
  return [...new URLSearchParams(buildQuery(parameters))]
    .filter(([name]) => !visible.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type DayFieldProps = { name: 'from' | 'to'; label: string; value: string; today: Day; fault: string | undefined };

function DayField({ name, label, value, today, fault }: DayFieldProps) {
  const faultId = fault === undefined ? undefined : `click-${name}-fault`;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.input}
        type="date"
        name={name}
        defaultValue={value}
        max={today}
        aria-invalid={fault !== undefined}
        aria-describedby={faultId}
      />
      {fault !== undefined && (
        <span id={faultId} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

function Periods({ report: { parameters, today } }: { report: Report }) {
  const periods: [string, Day, Day][] = [
    ['Hoy', today, today],
    ['Ayer', addDays(today, -1), addDays(today, -1)],
    ['7 días', addDays(today, -6), today],
    ['30 días', addDays(today, -29), today],
    ['Este mes', `${today.slice(0, 7)}-01`, today],
    ['Mes pasado', `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`, addDays(`${today.slice(0, 7)}-01`, -1)],
    ['90 días', addDays(today, -89), today],
    ['Un año', addDays(today, -364), today],
  ];
  const { from, to } = parameters.filter;
  return (
    <nav className={styles.periods} aria-label="Período">
      {periods.map(([label, first, last]) => (
        <Link
          key={label}
          className={styles.period}
          href={buildReportUrl(parameters, { filter: { from: first, to: last } })}
          prefetch={false}
          scroll={false}
          aria-current={first === from && last === to ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Chosen({ report: { chosen } }: { report: Report }) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Filtros">
      {chosen.map(({ filter, label, value, urlWithout }) => (
        <li key={filter}>
          <Link
            className={styles.chip}
            href={urlWithout}
            prefetch={false}
            scroll={false}
            aria-label={`Quitar el filtro ${label}: ${value}`}
          >
            {label}: {value} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const choicesOf = (names: Map<string, { name: string }>): Choice[] => [...names].map(([value, { name }]) => ({ value, name }));

function offerChoices({ names }: Report, partner: string | null | undefined): Choice[] {
  const partnerName = partner ? names.partners.get(partner)?.name : undefined;
  const offers = [...names.offers].filter(([, offer]) => partnerName === undefined || offer.partner === partnerName);
  return offers.map(([value, { name, partner }]) => ({ value, name: partnerName === undefined ? `${partner}: ${name}` : name }));
}

type Choice = { value: string; name: string };

type FilterSelectProps = { name: FilterName; label: string; every: string; filter: ClickFilter; choices: Choice[] };

const collator = new Intl.Collator(spanishLocale, { numeric: true });

/** A choice of names. What is chosen is in it, also when the studio no longer knows it. */
function FilterSelect({ name, label, every, filter, choices }: FilterSelectProps) {
  const chosen = filter[name];
  const isListed = chosen === undefined || choices.some(({ value }) => value === chosen);
  const absent = name in absentLabels ? absentLabels[name as keyof typeof absentLabels] : name;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select key={String(chosen)} className={styles.input} name={name} defaultValue={chosen === null ? '-' : (chosen ?? '')}>
        <option value="">{every}</option>
        {!isListed && <option value={chosen ?? '-'}>{chosen ?? absent}</option>}
        {choices
          .toSorted((one, other) => collator.compare(one.name, other.name))
          .map(({ value, name: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </select>
    </label>
  );
}
