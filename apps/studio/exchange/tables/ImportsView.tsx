import parts from '../../core/components/parts.module.css';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { maximumTableBytes } from '../../core/media/uploadLimits.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { slugs } from '../../core/slugs.ts';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import { describeImports, type ImportAnswer } from './describeImport.ts';
import { listImportKinds } from './exchangeAccess.ts';
import { importPath, type ExchangeKind } from './kinds.ts';
import { formatOutcome } from './formatImport.ts';
import { stateLabels, stateTones } from './importStates.ts';
import styles from './exchange.module.css';
import { listImports } from './importTables.ts';
import { layoutOf, listFileKeys, statusKey } from './layout.ts';
import { limitsText } from './table.ts';
import { highlightWord, positionKey, positionLabel } from './places.ts';
import { type Casino, type KindChoice, UploadForm } from './UploadForm.tsx';
import { listUsualHeadings } from './usualColumns.ts';

const title = 'Importar';

async function renderImports({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const kinds = await listImportKinds(req);
  const [first] = kinds;
  const { pool } = req.payload.db;
  const answers = await describeImports(pool, await listImports(pool, kinds));
  const labelOf = (kind: ExchangeKind): string => {
    const { plural } = req.payload.collections[kind].config.labels;
    return typeof plural === 'string' ? plural : kind;
  };
  const choices = kinds.map((kind): KindChoice => {
    const headings = listUsualHeadings(layoutOf(req.payload, kind));
    return { kind, label: labelOf(kind), columns: describeColumns(req, kind), headings };
  });
  return (
    <>
      <div className={parts['stack']}>
        <h1>{title}</h1>
        <p className={parts['lead']}>
          Cambia muchos documentos de una vez con un archivo CSV, Excel o JSON, o con celdas pegadas. Primero ves cada cambio, fila por
          fila; nada se escribe hasta que lo aplicas, y después se puede deshacer.
        </p>
      </div>
      {first && (
        <UploadForm
          choices={choices}
          chosen={kinds.find((kind) => kind === searchParams?.['kind']) ?? first}
          casino={await findCasino(req, searchParams?.['partner'])}
          limits={limitsText}
          maximumBytes={maximumTableBytes}
        />
      )}
      <section className={parts['stack']} aria-labelledby="past-imports">
        <h2 id="past-imports" className={parts['heading']}>
          Importaciones anteriores
        </h2>
        {answers.length === 0 ? (
          <p className={parts['aside']}>Todavía no hay ninguna. Las que se aplican quedan aquí 400 días; las que no, 7.</p>
        ) : (
          <ul className={styles['entries']}>
            {answers.map((answer) => (
              <PastImport key={answer.id} label={labelOf(answer.kind)} {...answer} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

type Request = AdminViewServerProps['initPageResult']['req'];

/** The casino of the address: `?partner=12`. */
async function findCasino(req: Request, given: unknown): Promise<Casino | null> {
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given)) return null;
  const found = await req.payload.findByID({
    collection: slugs.partners,
    id: Number(given),
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    req: isolateRequest(req),
    select: { name: true },
  });
  return found && { id: found.id, name: found.name };
}

function describeColumns({ payload }: Request, kind: ExchangeKind): KindChoice['columns'] {
  const layout = layoutOf(payload, kind);
  const columns = [...layout.columns, ...(layout.places?.columns ?? [])];
  return listFileKeys(layout).flatMap((key) => {
    if (key === statusKey) return [];
    if (key === positionKey)
      return [{ key, label: positionLabel, hint: `1, 2, 3…, o ${highlightWord}; una fila por puesto`, isKey: false }];
    const column = columns.find((one) => one.key === key);
    return column ? [{ key, label: column.label, hint: column.hint, isKey: layout.keyColumns.includes(column) }] : [];
  });
}

function PastImport({ label, ...answer }: ImportAnswer & { label: string }) {
  const { id, fileName, person, createdAt, state } = answer;
  return (
    <li>
      <a href={importPath(id)}>
        {label}, {fileName}
      </a>
      <span className={parts['mark']} data-tone={stateTones[state]}>
        {stateLabels[state]}
      </span>
      <span className={parts['aside']}>
        {person}, {formatMoment(createdAt)}
      </span>
      <span className={parts['aside']}>{formatOutcome(answer)}</span>
    </li>
  );
}

export const ImportsView = studioPage(title, renderImports, { mayOpen: (user) => roleOf(user) !== undefined, audience: 'quienes editan' });
