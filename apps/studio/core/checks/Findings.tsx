'use client';

import parts from '../components/parts.module.css';
import { Link } from '@payloadcms/ui';
import type { Finding, FindingTarget } from './finding.ts';
import { showField } from './showField.ts';
import styles from './findings.module.css';

const tones: Record<Finding['tone'], string> = { error: 'Error', warning: 'Aviso', hint: 'Sugerencia' };

type Props = { findings: readonly Finding[]; locale: string; allWell: string };

export function Findings({ findings, locale, allWell }: Props) {
  return (
    <section className={styles.report} aria-labelledby="checks-findings">
      <h2 id="checks-findings">Revisión</h2>
      {findings.length === 0 ? (
        <p className={parts.well} role="status">
          {allWell}
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={`${finding.id} ${finding.sentence}`} className={styles.finding} data-tone={finding.tone}>
              <strong>{tones[finding.tone]}</strong>
              <span>{finding.sentence}</span>
              <Way target={finding.target} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Way({ target, locale }: { target: FindingTarget; locale: string }) {
  if (target.kind === 'document')
    return (
      <Link href={`/admin/collections/${target.collection}/${target.id}?locale=${locale}`} prefetch={false}>
        {target.collection === 'media' ? 'Ver el archivo' : 'Ver la página'}
      </Link>
    );
  if (target.kind === 'language')
    return (
      <Link href={`?locale=${target.locale}`} prefetch={false}>
        Ver ese idioma
      </Link>
    );
  return (
    <button type="button" className={parts.button} onClick={() => showField(target)}>
      {target.kind === 'suggestions' ? 'Ver quién podría enlazarla' : 'Ir al campo'}
    </button>
  );
}
