import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { kenoNumbers, mostPicks } from '../../rules/keno.ts';
import { texts } from './texts.ts';
import { useArrowKeys } from '../keys.ts';
import styles from './NumberField.module.css';

type Props = { picked: readonly number[]; drawn: readonly number[]; isLocked: boolean; onToggle: (number: number) => void };

/** All 80. On a small stage they are smaller than a finger: the one under it is shown large above it, and counts where the finger leaves it. */
export function NumberField({ picked, drawn, isLocked, onToggle }: Props) {
  const fieldProps = useArrowKeys();
  const { aimed, lensRef, aimProps } = useAim((field) => {
    const number = kenoNumbers[field];
    if (number !== undefined) onToggle(number);
  });
  const latest = drawn.at(-1);
  return (
    <div className={styles.numbers} role="group" aria-label={texts.picked(picked.length)} {...(!isLocked && aimProps)}>
      {kenoNumbers.map((number, index) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-pressed={picked.includes(number)}
          aria-disabled={isLocked || (picked.length >= mostPicks && !picked.includes(number))}
          data-drawn={drawn.includes(number)}
          data-latest={number === latest}
          data-aimed={index === aimed}
          onClick={() => onToggle(number)}
          {...fieldProps(index)}
        >
          {number}
        </button>
      ))}
      <span ref={lensRef} className={styles.lens} aria-hidden="true" data-on={aimed !== null}>
        {aimed === null ? '' : kenoNumbers[aimed]}
      </span>
    </div>
  );
}

const fingerSize = 44;
const lensSize = 72;
/** A tap is told as a click, too, after the finger has left. */
const clickDelay = 500;

type Place = { field: number; isSmall: boolean };

/**
 * Fields (`data-field`) that a finger presses, slides over and leaves: `pick` gets the one that it leaves. `aimed` is the one under the finger, null
 * without one or where fields are as large as a finger; what `lensRef` has is moved above it. The mouse and the keyboard click as ever.
 */
function useAim(pick: (field: number) => void) {
  const [aimed, setAimed] = useState<number | null>(null);
  const lensRef = useRef<HTMLSpanElement>(null);
  const fingerRef = useRef<Place | null>(null);
  const pickedAtRef = useRef(-Infinity);

  const aim = (event: PointerEvent<HTMLElement>) => {
    const room = event.currentTarget;
    const place = fieldAt(room, event);
    fingerRef.current = place;
    setAimed(place?.isSmall ? place.field : null);
    const { left, top, width } = room.getBoundingClientRect();
    const x = Math.max(0, Math.min(width - lensSize, event.clientX - left - lensSize / 2));
    const above = event.clientY - top - lensSize - 28;
    const y = above < -8 ? event.clientY - top + 36 : above;
    if (lensRef.current) lensRef.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  const leave = () => {
    fingerRef.current = null;
    setAimed(null);
  };
  const aimProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.pointerType !== 'mouse' && event.isPrimary && aim(event),
    onPointerMove: (event: PointerEvent<HTMLElement>) => fingerRef.current && event.isPrimary && aim(event),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!fingerRef.current || !event.isPrimary) return;
      pickedAtRef.current = event.timeStamp;
      pick(fingerRef.current.field);
      leave();
    },
    onPointerCancel: leave,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (event.timeStamp - pickedAtRef.current < clickDelay) event.stopPropagation();
    },
  };
  return { aimed, lensRef, aimProps };
}

function fieldAt(room: HTMLElement, { clientX, clientY }: PointerEvent<HTMLElement>): Place | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-field]');
  if (!element || !room.contains(element)) return null;
  const { width, height } = element.getBoundingClientRect();
  return { field: Number(element.dataset['field']), isSmall: Math.min(width, height) < fingerSize };
}
