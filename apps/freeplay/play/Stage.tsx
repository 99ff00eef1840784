import { type ReactNode, useEffect } from 'react';
import styles from './Stage.module.css';

type Props = {
  label: string;
  children: ReactNode;
};

/** The part of a game that is played on: takes all the room that the window has left, and is a size container for what is in it. */
export function Stage({ label, children }: Props) {
  return (
    <section className={styles.stage} aria-label={label}>
      {children}
    </section>
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type ActionProps = { label: ReactNode; onPress: () => void; disabled?: boolean };

const doubleTapTime = 300;
let lastPress = -Infinity;

/** The second tap of a double tap was meant for what was there before the first: "Elevar", not "Bajarme". */
function isSecondTap({ timeStamp }: { timeStamp: number }): boolean {
  const isSecond = timeStamp - lastPress < doubleTapTime;
  if (!isSecond) lastPress = timeStamp;
  return isSecond;
}

function forgetPress({ target }: Event) {
  if (target instanceof Element && !target.closest('[data-main-action]') && target !== document.body) lastPress = -Infinity;
}

/** What Enter and Space do wherever the keyboard is, unless it is on something that answers them itself. One at a time. */
export function MainAction({ label, onPress, disabled = false }: ActionProps) {
  useEffect(() => {
    const kinds = ['pointerdown', 'keydown'] as const;
    kinds.forEach((kind) => addEventListener(kind, forgetPress));
    return () => kinds.forEach((kind) => removeEventListener(kind, forgetPress));
  }, []);
  useEffect(() => {
    if (disabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      event.preventDefault();
      if (!isSecondTap(event)) onPress();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [disabled, onPress]);
  return (
    <button
      type="button"
      className={styles.main}
      data-main-action
      aria-disabled={disabled}
      onClick={(event) => !disabled && !isSecondTap(event) && onPress()}
    >
      {label}
    </button>
  );
}

export function SideAction({ label, onPress, disabled = false }: ActionProps) {
  return (
    <button type="button" className={styles.side} disabled={disabled} onClick={onPress}>
      {label}
    </button>
  );
}

function isFree({ key, repeat, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== ' ') || repeat || ctrlKey || altKey || metaKey) return false;
  return !(target instanceof Element && target.closest('button, a, input, select, textarea, summary, dialog, [role="button"]'));
}

export function Spoken({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
