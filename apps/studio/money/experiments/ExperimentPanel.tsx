import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import type { UIFieldServerProps } from 'payload';
import { mayDecide } from '../../core/access/roles.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import { slugs } from '../../core/slugs.ts';
import type { Experiment } from '../../payload-types.ts';
import { idOf } from '../../core/publish/sources.ts';
import { ExperimentActions } from './ExperimentActions.tsx';
import { findPublishedPage } from './checkExperiment.ts';
import { describeJudgement, formatEvidence } from './experimentLabels.ts';
import { type Counted, countedSchema, countExperiment, judgeCounted } from './loadResult.ts';
import styles from './experiments.module.css';

export async function ExperimentPanel({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  const experiment = await req.payload.findByID({ collection: slugs.experiments, id, depth: 0, disableErrors: true, req });
  if (!experiment) return null;
  const { state, startedAt } = experiment;
  const counted = state === 'draft' || !startedAt ? null : await readCounted(experiment, req.payload.db.pool);
  return (
    <section className={styles['panel']} aria-labelledby="experiment-title">
      <h2 id="experiment-title">{titles[state]}</h2>
      {counted ? <Result counted={counted} isRunning={state === 'running'} /> : <Explanation />}
      {state === 'running' && <Versions url={await findPage(experiment, req)} />}
      <ExperimentActions id={experiment.id} state={state} mayAdopt={mayDecide(req.user)} changesButtons={Boolean(experiment.visit)} />
    </section>
  );
}

const titles = { draft: 'Todavía no empieza', running: 'Está corriendo', ended: 'Terminó' } as const;

function readCounted(
  { key, startedAt, counted }: Experiment,
  pool: UIFieldServerProps['req']['payload']['db']['pool'],
): Promise<Counted> | Counted {
  const stored = countedSchema.safeParse(counted);
  return stored.success ? stored.data : countExperiment(pool, { key: key ?? '', startedAt: startedAt ?? '', until: new Date() });
}

async function findPage({ page, language }: Experiment, req: UIFieldServerProps['req']): Promise<string | null> {
  const found = await findPublishedPage(req, idOf(page) ?? 0, language);
  return found && new URL(found.slug, siteUrlOf(req.payload)).href;
}

function Explanation() {
  return (
    <p>
      Al empezar, a cada dispositivo que abre la página le toca al azar una versión, y sigue viendo la misma. No se guarda quién es: solo
      cuál versión ve. Se cuenta su primer clic hacia un casino. Puedes mirar cuando quieras: la prueba está hecha para eso.
    </p>
  );
}

function Result({ counted, isRunning }: { counted: Counted; isRunning: boolean }) {
  const judgement = judgeCounted(counted);
  return (
    <>
      <p className={styles['verdict']} data-verdict={judgement.verdict}>
        {describeJudgement(judgement, isRunning)}
      </p>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">Versión</th>
              <th scope="col">Personas con clic</th>
              <th scope="col">Registros</th>
              <th scope="col">Primeros depósitos</th>
            </tr>
          </thead>
          <tbody>
            {(['a', 'b'] as const).map((group) => (
              <tr key={group}>
                <th scope="row">{group.toUpperCase()}</th>
                <td>{formatCount(counted[group].visitors)}</td>
                <td>{formatCount(counted[group].registrations)}</td>
                <td>{formatCount(counted[group].firstDeposits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['hint']}>{formatEvidence(judgement)}</p>
    </>
  );
}

function Versions({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <p>
      {(['a', 'b'] as const).map((group) => (
        <a key={group} href={`${url}#grupo-${group}`} target="_blank" rel="noopener" className={styles['link']}>
          Ver la versión {group.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
