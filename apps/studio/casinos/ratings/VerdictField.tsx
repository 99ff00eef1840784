import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import parts from '../../core/components/parts.module.css';
import { loadVerdicts } from './loadScores.ts';

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
  if (verdict === null) return <span>—</span>;
  return (
    <span>
      {verdict.text} <small>{verdict.reasons.join(' · ')}</small>
    </span>
  );
}

async function load({ db }: UIFieldServerProps['payload'], slug: unknown) {
  if (typeof slug !== 'string' || slug === '') return null;
  return (await loadVerdicts(db.pool, [slug], new Date())).get(slug) ?? null;
}
