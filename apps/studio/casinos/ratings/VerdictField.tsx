import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import parts from '../../core/components/parts.module.css';
import { loadVerdict } from './loadScores.ts';

/** What the site says of the casino now, in the site's words. */
export async function VerdictField({ data, payload }: UIFieldServerProps) {
  const verdict = await load(payload, data?.['slug']);
  if (verdict === null) return null;
  return (
    <section className={parts['stack']} aria-labelledby="verdict-title">
      <h3 id="verdict-title" className={parts['title']}>
        Veredicto
      </h3>
      <p>
        <strong>{verdict.text}</strong>
      </p>
      {verdict.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </section>
  );
}

export async function VerdictCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const verdict = await load(payload, rowData['slug']);
  return <span title={verdict?.reasons.join(' · ')}>{verdict?.text ?? '—'}</span>;
}

const load = async ({ db }: UIFieldServerProps['payload'], slug: unknown) =>
  typeof slug === 'string' && slug !== '' ? loadVerdict(db.pool, slug, new Date()) : null;
