'use client';

import { type LengthVerdict, type MeasuredText, measureText, usualLengths } from './lengths.ts';
import styles from './seo.module.css';
import { useField } from '@payloadcms/ui';

const words: Record<LengthVerdict, string> = { empty: 'vacío', short: 'corto', good: 'bien', cut: 'se corta' };

export function LengthNote({ kind, id, text }: { kind: MeasuredText; id?: string; text: string }) {
  const { length, verdict } = measureText(kind, text);
  const { from, to } = usualLengths[kind];
  return (
    <p id={id} className={styles.length} data-verdict={verdict}>
      <meter min={0} max={to * 1.3} low={from} high={to} optimum={(from + to) / 2} value={length} aria-hidden="true" />
      <span>
        <strong>{words[verdict]}</strong>, {length} de unos {to} caracteres
      </span>
    </p>
  );
}

export const TitleLength = () => <LengthNote kind="title" text={useField<string>({ path: 'title' }).value ?? ''} />;

export const DescriptionLength = () => <LengthNote kind="description" text={useField<string>({ path: 'description' }).value ?? ''} />;
