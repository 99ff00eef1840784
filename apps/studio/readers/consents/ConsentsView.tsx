import { spanishLocale } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AdminViewServerProps } from 'payload';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import frame from '../../core/report/frame.module.css';
import report from '../../core/report/report.module.css';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { type ConsentParameters, readConsentParameters, consentsPath } from './consentParameters.ts';
import styles from './consents.module.css';
import { ConsentTable } from './ConsentTable.tsx';
import { type ConsentCounts, countConsents, queryConsents, queryConsentTexts } from './queryConsents.ts';
import type { Day } from '../../core/dates/days.ts';
import forms from '../../core/report/forms.module.css';

const title = 'Consentimientos';
const mostShown = 100;

/** `/admin/consents`: what visitors said about cookies and measuring. For administrators. */
export function ConsentsView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} title={title} mayOpen={isAdministratorUser} audience="administración">
      {() => renderLog(view)}
    </StudioPage>
  );
}

async function renderLog({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const today = dayInMarket(new Date());
  const parameters = readConsentParameters(searchParams ?? {}, today);
  const database = req.payload.db.pool;
  const [consents, counts, texts] = await Promise.all([
    queryConsents(database, parameters, mostShown),
    countConsents(database, parameters),
    queryConsentTexts(database),
  ]);
  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{title}</h1>
          <p className={frame.lead}>
            La prueba de cada elección: cuándo, qué texto se leyó y qué se eligió. No dice de quién: el id al azar está solo aquí y en el
            navegador de esa persona. Nada se cambia ni se borra a mano.
          </p>
        </div>
        <a className={styles.download} href={`/api/consents/consents.csv?${buildQuery(parameters)}`} download>
          Descargar CSV
        </a>
      </div>
      <ConsentForm parameters={parameters} today={today} />
      <ConsentTotals counts={counts} />
      <ConsentTable consents={consents} texts={texts} total={counts.accepted + counts.rejected} />
    </>
  );
}

function buildQuery({ from, to, id }: ConsentParameters): string {
  return new URLSearchParams({ from, to, ...(id !== null && { id }) }).toString();
}

const share = new Intl.NumberFormat(spanishLocale, { style: 'percent', maximumFractionDigits: 1 });

function ConsentTotals({ counts }: { counts: ConsentCounts }) {
  const total = counts.accepted + counts.rejected;
  if (total === 0) return null;
  return (
    <dl className={report.headline}>
      {(['accepted', 'rejected'] as const).map((choice) => (
        <div key={choice} className={report.figure}>
          <dt className={report.figureLabel}>{choice === 'accepted' ? 'Aceptaron' : 'Rechazaron'}</dt>
          <dd className={report.figureValue}>{formatCount(counts[choice])}</dd>
          <dd className={report.figureNote}>{share.format(counts[choice] / total)} de las elecciones</dd>
        </div>
      ))}
    </dl>
  );
}

function ConsentForm({ parameters: { typed, faults }, today }: { parameters: ConsentParameters; today: Day }) {
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
