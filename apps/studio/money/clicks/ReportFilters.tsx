import { Options } from '../../core/components/controls.tsx';
import { Link } from '@payloadcms/ui';
import { spanishLocale } from '@lupa/contracts/market.ts';
import type { Report } from './loadReport.ts';
import { buildQuery, buildReportUrl, reportPath } from './reportParameters.ts';
import styles from '../../core/report/forms.module.css';
import { FilterField, FilterSelect, Periods } from '../../core/report/reportParts.tsx';
import { type FilterName, absentLabels } from './clickKinds.ts';

const periods = ['Hoy', 'Ayer', '7 días', '30 días', 'Este mes', 'Mes pasado', '90 días', 'Un año'] as const;

export function ReportFilters({ report }: { report: Report }) {
  const { parameters, typed, faults, today, names, pages, chosen } = report;
  const { filter } = parameters;
  return (
    <section aria-label="Qué mostrar" className={styles.filters}>
      <form key={buildQuery(parameters)} action={reportPath} method="get" className={styles.form}>
        <HiddenFields report={report} />
        <FilterField name="from" label="Desde" fault={faults.from} input={{ type: 'date', defaultValue: typed.from, max: today }} />
        <FilterField name="to" label="Hasta" fault={faults.to} input={{ type: 'date', defaultValue: typed.to, max: today }} />
        <ClickSelect report={report} name="partner" label="Casino" every="Todos" choices={choicesOf(names.partners)} />
        <ClickSelect report={report} name="offer" label="Oferta" every="Todas" choices={offerChoices(report)} />
        <ClickSelect report={report} name="toplist" label="Toplist" every="Todas" choices={choicesOf(names.toplists)} />
        <FilterField
          name="page"
          label="Página"
          input={{ list: 'click-pages', placeholder: 'Todas', defaultValue: filter.page === null ? '-' : (filter.page ?? '') }}
        />
        <datalist id="click-pages">
          <Options of={pages.map((slug) => [slug, slug])} />
        </datalist>
        <button className={styles.primary} type="submit">
          Mostrar
        </button>
      </form>
      <Periods names={periods} today={today} chosen={filter} urlOf={(period) => buildReportUrl(parameters, { filter: period })} />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Filtros">
          {chosen.map(({ filter: name, label, value, urlWithout }) => (
            <li key={name}>
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
      )}
    </section>
  );
}

/** What the form has no field for stays as it is. */
function HiddenFields({ report: { parameters } }: { report: Report }) {
  const visible = ['from', 'to', 'partner', 'offer', 'toplist', 'page'];
  return [...new URLSearchParams(buildQuery(parameters))]
    .filter(([name]) => !visible.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type Choice = { value: string; name: string };

const choicesOf = (names: Map<string, { name: string }>): Choice[] => [...names].map(([value, { name }]) => ({ value, name }));

/** The offers of the chosen casino, else all. */
function offerChoices({ names, parameters }: Report): Choice[] {
  const { partner } = parameters.filter;
  const partnerName = partner ? names.partners.get(partner)?.name : undefined;
  const offers = [...names.offers].filter(([, offer]) => partnerName === undefined || offer.partner === partnerName);
  return offers.map(([value, { name, partner }]) => ({ value, name: partnerName === undefined ? `${partner}: ${name}` : name }));
}

type SelectProps = { report: Report; name: FilterName; label: string; every: string; choices: Choice[] };

const collator = new Intl.Collator(spanishLocale, { numeric: true });

function ClickSelect({ report, name, choices, ...texts }: SelectProps) {
  const chosen = report.parameters.filter[name];
  const unknown = name in absentLabels ? absentLabels[name as keyof typeof absentLabels] : name;
  return (
    <FilterSelect
      {...texts}
      name={name}
      value={chosen === null ? '-' : chosen}
      absent={chosen ?? unknown}
      choices={choices.toSorted((one, other) => collator.compare(one.name, other.name))}
    />
  );
}
