import { spanishLocale } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AdminViewServerProps } from 'payload';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import frame from '../../core/report/frame.module.css';
import { CsvLink, FilterField, Headline, ReportHead } from '../../core/report/reportParts.tsx';
import { studioPage } from '../../core/components/StudioPage.tsx';
import {
  type ConsentParameters,
  readConsentParameters,
  consentsPath,
  choiceLabels,
  type ConsentCounts,
  countConsents,
  queryConsents,
  queryConsentTexts,
  type StoredConsent,
} from './queryConsents.ts';
import styles from './consents.module.css';
import { type Day, formatSortableMoment } from '../../core/dates/days.ts';
import forms from '../../core/report/forms.module.css';
import { countryName } from '@lupa/domain/marketNames.ts';
import { Table } from '../../core/report/Table.tsx';
import table from '../../core/report/table.module.css';

type TableProps = { consents: readonly StoredConsent[]; texts: ReadonlyMap<string, string>; total: number };

function ConsentTable({ consents, texts, total }: TableProps) {
  if (consents.length === 0) {
    return (
      <div className={frame.notice} role="status">
        <p>No hay elecciones aquí. Elige más días, o revisa el id: se borra de este registro al cumplir su plazo.</p>
      </div>
    );
  }
  const isCut = total > consents.length;
  return (
    <section>
      <h2 className={table.heading}>
        {isCut ? `Las últimas ${consents.length} de ${formatCount(total)} (el archivo CSV las tiene todas)` : 'Una a una'}
      </h2>
      <Table label="Elecciones" headings={[`Cuándo (${countryName})`, 'Elección', 'Id', 'Texto que se leyó']}>
        <tbody>
          {consents.map(({ id, at, choice, version, text, locale }) => (
            <tr key={id}>
              <th scope="row">{formatSortableMoment(at)}</th>
              <td>{choiceLabels[choice]}</td>
              <td className={styles.id}>{id}</td>
              <td>
                <Wording text={text} wording={text === null ? undefined : texts.get(text)} />
                <span className={table.detail}>
                  versión {version}
                  {locale !== null && `, ${locale}`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Wording({ text, wording }: { text: string | null; wording: string | undefined }) {
  if (text === null) return 'No se sabe';
  if (wording === undefined) return <code>{text}</code>;
  return (
    <details>
      <summary className={frame.summary}>{wording.split('\n')[0]}</summary>
      <p className={styles.wording}>{wording}</p>
    </details>
  );
}

const title = 'Consentimientos';
const mostShown = 100;

/** `/admin/consents`: what visitors said about cookies and measuring. */
export const ConsentsView = studioPage(title, renderLog, { mayOpen: isAdministratorUser, audience: 'administración' });

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
      <ReportHead title={title} aside={<CsvLink href={`/api/consents/consents.csv?${buildQuery(parameters)}`} />}>
        La prueba de cada elección: cuándo, qué texto se leyó y qué se eligió. No dice de quién: el id al azar está solo aquí y en el
        navegador de esa persona. Nada se cambia ni se borra a mano.
      </ReportHead>
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
    <Headline
      figures={(['accepted', 'rejected'] as const).map((choice) => ({
        label: choice === 'accepted' ? 'Aceptaron' : 'Rechazaron',
        value: formatCount(counts[choice]),
        note: `${share.format(counts[choice] / total)} de las elecciones`,
      }))}
    />
  );
}

function ConsentForm({ parameters: { typed, faults }, today }: { parameters: ConsentParameters; today: Day }) {
  return (
    <section aria-label="Qué mostrar" className={forms.filters}>
      <form key={JSON.stringify(typed)} action={consentsPath} method="get" className={forms.form}>
        <FilterField name="from" label="Desde" fault={faults.from} input={{ type: 'date', defaultValue: typed.from, max: today }} />
        <FilterField name="to" label="Hasta" fault={faults.to} input={{ type: 'date', defaultValue: typed.to, max: today }} />
        <FilterField
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
