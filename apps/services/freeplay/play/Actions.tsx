/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import styles from './Actions.module.css';

/** The buttons of a game, in a row of the shell. */
export function Actions({ children }: { children: ComponentChildren }) {
  return <div class={styles.actions}>{children}</div>;
}

type ActionProps = { onPress: () => void; disabled?: boolean; children: ComponentChildren };

/** What Enter and Space do wherever the keyboard is, unless it stands on something that answers them itself. One at a time. */
export function MainAction({ onPress, disabled = false, children }: ActionProps) {
  useEffect(() => {
    if (disabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [disabled, onPress]);
  return (
    <button type="button" class={styles.main} data-main-action aria-disabled={disabled} onClick={() => !disabled && onPress()}>
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
