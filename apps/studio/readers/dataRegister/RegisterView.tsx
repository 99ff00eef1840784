import type { AdminViewServerProps } from 'payload';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { CsvLink, ReportHead } from '../../core/report/reportParts.tsx';
import frame from '../../core/report/frame.module.css';
import { formatCount } from '../../core/report/formatNumbers.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import styles from './dataRegister.module.css';
import { loadRegister, type RegisteredEntry, type RegisteredTable, subjectLabels } from './loadRegister.ts';
import { subjects } from '../../core/feature.ts';

const title = 'Registro de datos';

/** `/admin/registro-de-datos`: what is stored, why and how long (Ley 21.719). */
export const RegisterView = studioPage(title, renderRegister, { mayOpen: isAdministratorUser, audience: 'administración' });

async function renderRegister({ initPageResult: { req } }: AdminViewServerProps) {
  const { entries, unknown } = await loadRegister(req.payload);
  return (
    <>
      <ReportHead title={title} aside={<CsvLink href="/api/data-register.csv" />}>
        Qué se guarda, para qué, con qué base de la Ley 21.719 y por cuánto tiempo. Los plazos son los de esta instalación, y las tablas y
        columnas, las que la base de datos tiene ahora. La página «Privacidad» del sitio dice lo mismo a los visitantes.
      </ReportHead>
      {unknown.length > 0 && <Unknown tables={unknown} />}
      {subjects.map((subject) => (
        <section key={subject} className={styles.subject} aria-labelledby={`register-${subject}`}>
          <h2 id={`register-${subject}`}>{subjectLabels[subject]}</h2>
          {entries
            .filter((entry) => entry.subject === subject)
            .map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
        </section>
      ))}
    </>
  );
}

function Entry({ entry: { what, why, basis, kept, tables } }: { entry: RegisteredEntry }) {
  return (
    <article className={styles.entry}>
      <h3 className={styles.what}>{what}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>Para qué</dt>
          <dd>{why}</dd>
        </div>
        <div>
          <dt>Base de licitud</dt>
          <dd>{basis}</dd>
        </div>
        <div>
          <dt>Por cuánto tiempo</dt>
          <dd>{kept}</dd>
        </div>
      </dl>
      <details>
        <summary className={styles.summary}>{tables.length === 1 ? '1 tabla' : `${formatCount(tables.length)} tablas`}</summary>
        <Tables tables={tables} />
      </details>
    </article>
  );
}

function Tables({ tables }: { tables: RegisteredTable[] }) {
  return (
    <ul className={styles.tables}>
      {tables.map(({ name, columns, rows }) => (
        <li key={name}>
          <strong>{name}</strong>
          {rows !== null && ` (unas ${formatCount(rows)} filas)`}: {columns.join(', ')}
        </li>
      ))}
    </ul>
  );
}

function Unknown({ tables }: { tables: RegisteredTable[] }) {
  return (
    <div className={frame.notice} role="alert">
      <p>Nadie ha dicho para qué son estas tablas. Agrégalas al registro antes de guardar datos de personas en ellas.</p>
      <Tables tables={tables} />
    </div>
  );
}
