import { countryName } from '@lupa/domain/marketNames.ts';
import { Link } from '@payloadcms/ui';
import { PageLink } from '../../core/components/controls.tsx';
import { ClickSearchForm } from './ClickView.tsx';
import { dimensionLabels, robotClasses, robotLabels } from './clickKinds.ts';
import { DayChart } from './DayChart.tsx';
import { formatLongDay, countDays } from '../../core/dates/days.ts';
import { formatCount, formatChange } from '../../core/report/formatNumbers.ts';
import { type Report, loadReport } from './loadReport.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { buildQuery, buildReportUrl, reportPath, usualLimit, buildClickUrl } from './reportParameters.ts';
import { DayFigures, LatestClicks, ReportTable } from './clickTables.tsx';
import frame from '../../core/report/frame.module.css';
import styles from '../../core/report/report.module.css';
import { redirect } from 'next/navigation';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { ReportTabs, ReportHead, Headline } from '../../core/report/reportParts.tsx';
import { cleanClickId } from './loadClick.ts';

function ClickHeadline({ report: { totals, before, parameters } }: { report: Report }) {
  const length = countDays(parameters.filter.from, parameters.filter.to);
  const robots = robotClasses
    .filter((name) => totals[name] > 0)
    .map((name) => `${robotLabels[name].toLowerCase()} ${formatCount(totals[name])}`);
  const figure = (label: string, value: number, note: string) => ({ label, value: formatCount(value), note });
  return (
    <Headline
      figures={[
        figure('Clics de personas', totals.human, formatChange(totals.human, before.human, length)),
        ...(totals.visitors === null
          ? []
          : [
              figure(
                length === 1 ? 'Personas distintas' : 'Personas distintas por día, sumadas',
                totals.visitors,
                'Quien vuelve otro día cuenta otra vez: nadie es seguido de un día a otro.',
              ),
            ]),
        figure(
          'Repetidos, no cuentan',
          totals.repeat,
          'La misma persona abrió la misma oferta otra vez antes de 30 minutos. Su primer clic está entre los de personas.',
        ),
        figure(
          'Sospechosos, no cuentan',
          totals.suspicious,
          'Nadie dice ser un robot, pero no hay cómo creer que fue una persona. Cada clic dice por qué.',
        ),
        figure('Robots, no cuentan', totals.robots, robots.length > 0 ? robots.join(' · ') : 'Ni programas ni vistas previas.'),
      ]}
    />
  );
}

function ClickReport({ report, siteUrl }: { report: Report; siteUrl: string }) {
  const { parameters, totals, faults } = report;
  const { filter } = parameters;
  const isFaulty = Boolean(faults.from ?? faults.to);
  const isEmpty = totals.human + totals.apart === 0;
  return (
    <>
      <ReportHead title="Clics" aside={<ClickSearchForm />}>
        {isFaulty ? 'Mientras tanto, los últimos 30 días: ' : ''}
        {filter.from === filter.to ? formatLongDay(filter.from) : `${formatLongDay(filter.from)} a ${formatLongDay(filter.to)}`}, días de{' '}
        {countryName}
        {filter.to === report.today ? '; hoy aún no termina' : ''}.
      </ReportHead>
      <ReportFilters report={report} />
      {report.lost > 0 && <LostClicks lost={report.lost} />}
      {isEmpty ? (
        <EmptyReport report={report} />
      ) : (
        <>
          <ClickHeadline report={report} />
          <DayChart days={report.days} />
          <ReportTabs
            label="Agrupar los clics por"
            labels={dimensionLabels}
            chosen={parameters.by}
            urlOf={(by) => buildReportUrl(parameters, { by })}
          />
          <ReportTable report={report} siteUrl={siteUrl} />
          <Downloads query={buildQuery(parameters, { limit: usualLimit })} />
          {parameters.by !== 'day' && <DayFigures days={report.days} />}
          <LatestClicks latest={report.latest} />
        </>
      )}
    </>
  );
}

function LostClicks({ lost }: { lost: number }) {
  return (
    <div className={frame.notice} role="status">
      <h2 className={styles.heading}>Faltan clics en este período: {formatCount(lost)}</h2>
      <p>
        Las personas llegaron al casino, pero ni la base de datos ni el disco aceptaron el registro. No se sabe de qué casino eran, así que
        no están en las cifras. Avisa a quien cuida los servidores.
      </p>
    </div>
  );
}

function Downloads({ query }: { query: string }) {
  return (
    <p className={styles.downloads}>
      <a href={`/api/clicks/report.csv?${query}`} download>
        Descargar esta tabla completa (CSV)
      </a>
      <a href={`/api/clicks/clicks.csv?${query}`} download>
        Descargar los clics uno a uno (CSV)
      </a>
    </p>
  );
}

function EmptyReport({ report: { chosen, parameters, before } }: { report: Report }) {
  return (
    <div className={frame.notice} role="status">
      <h2 className={styles.heading}>No hay clics en este período</h2>
      {chosen.length > 0 ? (
        <p>
          Nadie salió hacia un casino con estos filtros.{' '}
          <PageLink href={`${reportPath}?by=${parameters.by}&from=${parameters.filter.from}&to=${parameters.filter.to}`}>
            Quitar los filtros
          </PageLink>{' '}
          o elegir más días.
        </p>
      ) : (
        <p>
          Cuando alguien sale hacia un casino por un enlace del sitio, el clic aparece aquí en el momento. Si esperabas clics, elige más
          días o revisa que las ofertas tengan su enlace de seguimiento.
        </p>
      )}
      {before.human > 0 && (
        <p>
          <Link href={buildReportUrl(parameters, { filter: { from: before.from, to: before.to } })} prefetch={false}>
            Ver el período anterior
          </Link>
          , que sí tiene clics.
        </p>
      )}
    </div>
  );
}

/** `/admin/clicks`: the report of clicks. With `id` from its search field, the click itself. */
export const ClicksView = studioPage('Clics', async ({ initPageResult: { req }, searchParams = {} }) => {
  const id = typeof searchParams['id'] === 'string' ? cleanClickId(searchParams['id']) : '';
  if (id !== '') redirect(buildClickUrl(id));
  const report = await loadReport(req.payload, searchParams);
  return <ClickReport report={report} siteUrl={String(req.payload.config.custom['siteUrl'])} />;
});
