import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Sheet.module.css';

/** A popover that comes up from the lower edge of a phone. Its class says what it is where there is room. */
export function PopoverSheet({ className = '', ...sheet }: ComponentPropsWithRef<'div'>) {
  return <div popover="auto" className={`${styles.sheetSurface} ${className}`} {...sheet} />;
}

type DialogProps = Omit<ComponentPropsWithRef<'dialog'>, 'title'> & { id: string; title: ReactNode; closeLabel: string };

/**
 * A modal dialog: a sheet from the lower edge of a phone, a box in the middle where there is room. `dialogCommand` or `showModal()` opens it; Escape,
 * its button and a tap beside it close it.
 */
export function DialogSheet({ title, closeLabel, children, ...dialog }: DialogProps) {
  const titleId = `${dialog.id}-title`;
  return (
    <dialog closedby="any" aria-labelledby={titleId} className={`${styles.sheetSurface} ${styles.dialog}`} {...dialog}>
      <div className={`row gap-3 between bg-surface ${styles.top}`}>
        <h2 id={titleId} className={`row gap-3 ${styles.title}`}>
          {title}
        </h2>
        <button type="button" className={`icon-button ${styles.close}`} {...dialogCommand('close', dialog.id)} aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

export type DialogCommand = { command: 'show-modal' | 'close'; commandfor: string };

/** Attributes of a `<button>` that opens or closes the dialog of this id without script. React's types do not know them yet. */
export function dialogCommand(command: DialogCommand['command'], dialogId: string): DialogCommand {
  return { command, commandfor: dialogId };
}
