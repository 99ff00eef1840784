'use client';

import { imageFocusStep, isCentred, roundFocus, type ImageFocus } from '@lupa/contracts/imagePath.ts';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import { type CSSProperties, type PointerEvent, useId } from 'react';
import { centre } from './focus.ts';
import styles from './media.module.css';
import { addressOf, useChosenFile } from './useChosenFile.ts';

const cuts = [
  { name: 'Cuadro', ratio: '1 / 1' },
  { name: 'Tarjeta', ratio: '3 / 2' },
  { name: 'Portada', ratio: '2 / 1' },
  { name: 'Franja', ratio: '4 / 1' },
];

/** The point of a picture that stays in sight where it is cut, and how it is cut then. Of the field `focalX`; `focalY` goes with it. */
export function FocusField({ readOnly = false }: { readOnly?: boolean }) {
  const { data } = useDocumentInfo();
  const { file } = useChosenFile();
  const stored = typeof data?.['url'] === 'string' ? data['url'] : null;
  const source = file ? addressOf(file) : stored;
  const x = useField<number>({ path: 'focalX' });
  const y = useField<number>({ path: 'focalY' });
  const titleId = useId();
  if (source === null) return null;
  const focus = roundFocus({ x: x.value ?? centre.x, y: y.value ?? centre.y });
  const setFocus = (next: ImageFocus) => {
    if (readOnly) return;
    if (next.x !== x.value) x.setValue(next.x);
    if (next.y !== y.value) y.setValue(next.y);
  };
  return (
    <section className={styles.focus} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Punto de interés
      </h2>
      <p className={styles.quiet}>Lo que no se pierde cuando el sitio recorta la imagen. Haz clic sobre ella, o usa los controles.</p>
      <div className={styles.focusGrid}>
        <div className={styles.picker}>
          <FocusPicture source={source} focus={focus} onPick={setFocus} />
          <Axis label="Horizontal" value={focus.x} isReadOnly={readOnly} onChange={(next) => setFocus({ ...focus, x: next })} />
          <Axis label="Vertical" value={focus.y} isReadOnly={readOnly} onChange={(next) => setFocus({ ...focus, y: next })} />
          {!isCentred(focus) && !readOnly && (
            <button type="button" className={styles.plain} onClick={() => setFocus(centre)}>
              Volver al centro
            </button>
          )}
        </div>
        <ul className={styles.cuts} aria-label="Cómo se recorta">
          {cuts.map(({ name, ratio }) => (
            <li key={name}>
              <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition: `${focus.x}% ${focus.y}%` }} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The nearest step that the image host knows; close to an edge that edge, so that nothing there is lost. `part`: from 0 to 1. */
function stepAt(part: number): number {
  const steps = 100 / imageFocusStep;
  if (part * steps < 1) return 0;
  return part * steps > steps - 1 ? 100 : Math.round(part * steps) * imageFocusStep;
}

type PictureProps = { source: string; focus: ImageFocus; onPick: (focus: ImageFocus) => void };

function FocusPicture({ source, focus, onPick }: PictureProps) {
  const pick = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPick({ x: stepAt((clientX - left) / width), y: stepAt((clientY - top) / height) });
  };
  const place: CSSProperties = { insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` };
  return (
    <div className={styles.picture}>
      <div
        className={styles.surface}
        data-focus-picture=""
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pick(event);
        }}
        onPointerMove={pick}
      >
        <img src={source} alt="" draggable={false} />
        <span className={styles.mark} style={place} aria-hidden="true" />
      </div>
    </div>
  );
}

type AxisProps = { label: string; value: number; isReadOnly: boolean; onChange: (value: number) => void };

function Axis({ label, value, isReadOnly, onChange }: AxisProps) {
  return (
    <label className={styles.axis}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={imageFocusStep}
        value={value}
        disabled={isReadOnly}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output>{value} %</output>
    </label>
  );
}
