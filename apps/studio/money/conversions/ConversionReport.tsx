import { fewestClicks } from '@lupa/domain/postback/estimates.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import { buildConversionQuery, buildConversionUrl, dimensionLabels, conversionFilters, conversionsPath } from './conversionParameters.ts';
import { ConversionTable } from './ConversionTable.tsx';
import { formatCommission, formatRate } from './conversionLabels.ts';
import { type ConversionReport as Report, type ConversionRow, loadConversions } from './loadConversions.ts';
import { RateForm, SaveReportForm } from './reportForms.tsx';
import frame from '../../core/report/frame.module.css';
import styles from '../../core/report/report.module.css';
import { Headline, ReportTabs, ReportHead, FilterField, FilterSelect, Periods } from '../../core/report/reportParts.tsx';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { hasMail } from '../../core/mail/sendMail.ts';
import { Link } from '@payloadcms/ui';
import forms from '../../core/report/forms.module.css';

const periods = ['7 días', '30 días', 'Este mes', 'Mes pasado', '90 días'] as const;

function ConversionFilters({ report: { parameters, today, names, fault } }: { report: Report }) {
  const { by, from, to, filters } = parameters;
  const shown = [
    { name: 'partner', every: 'Todos', known: names.partners },
    { name: 'toplist', every: 'Todas', known: names.toplists },
  ] as const;
  return (
    <section aria-label="Qué mostrar" className={forms.filters}>
      <form key={buildConversionUrl(parameters)} action={conversionsPath} method="get" className={forms.form}>
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
        <button className={forms.primary} type="submit">
          Mostrar
        </button>
      </form>
      <Periods names={periods} today={today} chosen={parameters} urlOf={(period) => buildConversionUrl(parameters, period)} />
      <ul className={forms.chosen} aria-label="Filtros">
        {conversionFilters.map((name) => {
          const { [name]: value, ...others } = filters;
          return value === undefined ? null : (
            <li key={name}>
              <Link className={forms.chip} href={buildConversionUrl(parameters, { filters: others })} prefetch={false} scroll={false}>
                Quitar {dimensionLabels[name]}: {value} <span aria-hidden="true">×</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ConversionReport({ report, hasMail }: { report: Report; hasMail: boolean }) {
  const { parameters, total, rows, apart } = report;
  return (
    <>
      <ReportHead title="Conversiones">
        Qué pasó con los clics del {formatLongDay(parameters.from)} al {formatLongDay(parameters.to)}: cada evento cuenta en el día de su
        clic, aunque haya llegado después. Los últimos días todavía van a subir.
      </ReportHead>
      <ConversionFilters report={report} />
      {apart.events > 0 && <Apart apart={apart} names={report.names} />}
      {report.unsigned.length > 0 && <Unsigned slugs={report.unsigned} names={report.names} />}
      {total.unrated > 0 && (
        <div className={frame.notice} role="status">
          <p>
            {total.unrated === 1
              ? '1 comisión no tiene tipo de cambio para su día y no está en la suma.'
              : `${formatCount(total.unrated)} comisiones no tienen tipo de cambio para su día y no están en la suma.`}{' '}
            Agrégalo abajo.
          </p>
        </div>
      )}
      {total.pending > 0 && (
        <div className={frame.notice} role="status">
          <p>
            {total.pending === 1
              ? '1 evento está pendiente: no se cuenta hasta que su programa lo apruebe.'
              : `${formatCount(total.pending)} eventos están pendientes: no se cuentan hasta que su programa los apruebe.`}
          </p>
        </div>
      )}
      {rows.length === 0 ? (
        <div className={frame.notice} role="status">
          <h2 className={styles.heading}>No hay clics ni conversiones en este período</h2>
          <p>Elige más días o quita filtros. Los programas avisan a la dirección que está en la pestaña «Conversiones» de cada casino.</p>
        </div>
      ) : (
        <>
          <Headline figures={figuresOf(total)} />
          <ReportTabs
            label="Agrupar por"
            labels={dimensionLabels}
            chosen={parameters.by}
            urlOf={(by) => buildConversionUrl(parameters, { by })}
          />
          <ConversionTable report={report} />
          <p className={styles.downloads}>
            <a href={`/api/conversions/report.csv?${buildConversionQuery(parameters)}`} download>
              Descargar esta tabla completa (CSV)
            </a>
          </p>
          <p className={frame.lead}>
            Bajo cada porcentaje está el rango en que el verdadero valor cae 95 de cada 100 veces. Con menos de {fewestClicks} clics no se
            muestra: no diría nada.
          </p>
        </>
      )}
      {hasMail && (
        <SaveReportForm
          by={parameters.by}
          filters={new URLSearchParams(parameters.filters).toString()}
          title={`Conversiones por ${dimensionLabels[parameters.by].toLowerCase()}`}
        />
      )}
      <RateForm today={report.today} />
    </>
  );
}

function Apart({ apart: { events, partners }, names }: { apart: Report['apart']; names: Report['names'] }) {
  const casinos = partners.map((slug) => names.partners.get(slug)?.name ?? slug).join(', ');
  return (
    <div className={frame.notice} role="status">
      <p>
        {events === 1
          ? `1 evento del período no tiene un clic conocido y no está en la tabla. Es de ${casinos}`
          : `${formatCount(events)} eventos del período no tienen un clic conocido y no están en la tabla. Son de ${casinos}`}
        : mira la pestaña «Conversiones» del casino.
      </p>
    </div>
  );
}

function Unsigned({ slugs, names }: { slugs: string[]; names: Report['names'] }) {
  return (
    <div className={frame.notice} role="note">
      <p>
        Sin firma: {slugs.map((slug) => names.partners.get(slug)?.name ?? slug).join(', ')}. Quien conozca la dirección de ese programa
        puede inventar eventos: en la pestaña «Conversiones» del casino está cómo pedir la firma.
      </p>
    </div>
  );
}

const figuresOf = ({ clicks, registrations, firstDeposits, commission, payments, earnings, ...rates }: ConversionRow) => [
  { label: 'Clics de personas', value: formatCount(clicks), note: '' },
  { label: 'Registros', value: formatCount(registrations), note: formatRate(rates.registrationRate) },
  { label: 'Primeros depósitos', value: formatCount(firstDeposits), note: formatRate(rates.firstDepositRate) },
  {
    label: 'Comisión',
    value: formatCommission(Number(commission)),
    note: payments === 1 ? '1 pago' : `${formatCount(payments)} pagos`,
  },
  {
    label: 'Comisión por clic',
    value: earnings === null ? '–' : formatCommission(earnings.value),
    note: earnings === null ? 'faltan clics o pagos' : `${formatCommission(earnings.low)} a ${formatCommission(earnings.high)}`,
  },
];

/** `/admin/conversiones`: what became of clicks. */
export const ConversionsView = studioPage('Conversiones', async ({ initPageResult: { req }, searchParams }) => (
  <ConversionReport report={await loadConversions(req.payload, searchParams ?? {})} hasMail={hasMail(req.payload)} />
));
