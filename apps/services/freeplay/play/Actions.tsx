/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import styles from './Actions.module.css';

/** The buttons of a game, in a row of the shell. */
export function Actions({ children }: { children: ComponentChildren }) {
  return <div class={styles.actions}>{children}</div>;
}

type ActionProps = { onPress: () => void; disabled?: boolean; children: ComponentChildren };

const doubleTapTime = 300;
let lastPress = -Infinity;

/** The second tap of a double tap was meant for what was there before the first: "Elevar", not "Bajarme". */
function isSecondTap({ timeStamp }: Event): boolean {
  const isSecond = timeStamp - lastPress < doubleTapTime;
  if (!isSecond) lastPress = timeStamp;
  return isSecond;
}

/** Whoever has pressed something else in between means what is there now. */
function forgetPress({ target }: Event) {
  if (target instanceof Element && !target.closest('[data-main-action]') && target !== document.body) lastPress = -Infinity;
}

/** What Enter and Space do wherever the keyboard is, unless it is on something that answers them itself. One at a time. */
export function MainAction({ onPress, disabled = false, children }: ActionProps) {
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
      class={styles.main}
      data-main-action
      aria-disabled={disabled}
      onClick={(event) => !disabled && !isSecondTap(event) && onPress()}
    >
      {children}
    </button>
  );
}

export function SideAction({ onPress, disabled = false, children }: ActionProps) {
  return (
    <button type="button" class={styles.side} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}

function isFree({ key, repeat, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== ' ') || repeat || ctrlKey || altKey || metaKey) return false;
  return !(target instanceof Element && target.closest('button, a, input, select, textarea, summary, dialog, [role="button"]'));
}
