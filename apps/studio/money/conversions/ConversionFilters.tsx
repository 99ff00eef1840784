import { Link } from '@payloadcms/ui';
import { buildConversionUrl, conversionFilters, conversionsPath, dimensionLabels } from './conversionParameters.ts';
import type { ConversionReport } from './loadConversions.ts';
import styles from '../../core/report/forms.module.css';
import { FilterField, FilterSelect, Periods } from '../../core/report/reportParts.tsx';

const periods = ['7 días', '30 días', 'Este mes', 'Mes pasado', '90 días'] as const;

export function ConversionFilters({ report: { parameters, today, names, fault } }: { report: ConversionReport }) {
  const { by, from, to, filters } = parameters;
  const shown = [
    { name: 'partner', every: 'Todos', known: names.partners },
    { name: 'toplist', every: 'Todas', known: names.toplists },
  ] as const;
  return (
    <section aria-label="Qué mostrar" className={styles.filters}>
      <form key={buildConversionUrl(parameters)} action={conversionsPath} method="get" className={styles.form}>
        <input type="hidden" name="by" value={by} />
        {conversionFilters.map((name) => {
          const value = filters[name];
          const isShown = shown.some((one) => one.name === name);
          return !isShown && value !== undefined && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <FilterField name="from" label="Desde" fault={fault} input={{ type: 'date', defaultValue: from }} />
        <FilterField name="to" label="Hasta" input={{ type: 'date', defaultValue: to }} />
        {shown.map(({ name, every, known }) => (
          <FilterSelect
            key={name}
            name={name}
            label={dimensionLabels[name]}
            every={every}
            value={filters[name]}
            choices={[...known].map(([value, one]) => ({ value, name: one.name }))}
          />
        ))}
        <button className={styles.primary} type="submit">
          Mostrar
        </button>
      </form>
      <Periods names={periods} today={today} chosen={parameters} urlOf={(period) => buildConversionUrl(parameters, period)} />
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
