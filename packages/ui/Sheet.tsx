import type { ComponentPropsWithRef } from 'react';
import styles from './Sheet.module.css';

type SheetProps = ({ tag: 'dialog' } & ComponentPropsWithRef<'dialog'>) | ({ tag: 'popover' } & ComponentPropsWithRef<'div'>);

/** What comes up from the lower edge of a phone: a dialog, or a popover. Its class says what it is where there is room. */
export function Sheet({ className = '', ...sheet }: SheetProps) {
  const classes = `${styles.sheetSurface} ${className}`;
  if (sheet.tag === 'dialog') {
    const { tag: Dialog, ...rest } = sheet;
    return <Dialog className={classes} {...rest} />;
  }
  const { tag: _, ...rest } = sheet;
  return <div popover="auto" className={classes} {...rest} />;
}
