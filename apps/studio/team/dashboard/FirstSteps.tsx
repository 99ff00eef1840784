import { Suspense } from 'react';
import styles from './firstSteps.module.css';
import { areStepsLeft, loadFirstSteps } from './firstSteps.ts';
import { Panel } from '../../core/frontPage/Panel.tsx';
import type { WorkContext } from '../../core/frontPage/work.ts';

type Props = { context: WorkContext };

export function FirstSteps({ context }: Props) {
  return (
    <Suspense fallback={null}>
      <LoadedSteps context={context} />
    </Suspense>
  );
}

async function LoadedSteps({ context }: Props) {
  const steps = await loadFirstSteps(context.req);
  if (!areStepsLeft(steps)) return null;
  const next = steps.find(({ isDone }) => !isDone)?.id;
  const needed = steps.filter(({ isOptional = false }) => !isOptional);
  return (
    <Panel id="primeros-pasos" title="Primeros pasos" count={`${needed.filter(({ isDone }) => isDone).length} de ${needed.length}`}>
      <ol className={styles.steps}>
        {steps.map(({ id, title, text, href, isDone, isOptional = false }) => (
          <li key={id} className={styles.step} data-done={isDone} data-next={id === next}>
            <p className={styles.head}>
              <a className={styles.link} href={href} aria-current={id === next ? 'step' : undefined}>
                {title}
              </a>
              <span className={styles.state}>{isDone ? 'Listo' : isOptional ? 'Si quieres' : id === next ? 'Sigue esto' : 'Falta'}</span>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
