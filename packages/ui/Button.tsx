import type { AnchorHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import type { AnchorProps } from './anchor.ts';
import styles from './Button.module.css';
import { OutboundLink } from './OutboundLink.tsx';
import type { DialogCommand } from './Sheet.tsx';

export type ButtonType = 'modal-primary' | 'modal-secondary' | 'default';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

type Look = {
  type?: ButtonType;
  /** Each size has a minimum width (requirement 9.38), as far as its container allows. */
  size?: ButtonSize;
  isDisabled?: boolean;
  children: ReactNode;
};
/** A link; script may answer it, and may be busy with that. */
type ButtonAnchor = AnchorProps & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'id' | 'onClick' | 'aria-busy' | 'aria-labelledby'>;
type ButtonProps = Look &
  (
    | {
        tag?: 'button';
        isSubmit?: boolean;
        onClick?: MouseEventHandler<HTMLButtonElement>;
        command?: DialogCommand;
      }
    | { tag: 'a'; anchor: ButtonAnchor; newTabText?: string }
  );

const typeClasses: Record<ButtonType, string | undefined> = {
  'modal-primary': styles.modalPrimary,
  'modal-secondary': styles.modalSecondary,
  default: styles.default,
};

/** The one thing to press (`default`), or a choice in a dialog. Disabled, it takes no click and an `a` leads nowhere. */
export function Button(props: ButtonProps) {
  const { type = 'default', size = 'md', isDisabled = false, children } = props;
  const className = [styles.button, typeClasses[type], styles[size]].join(' ');
  if (props.tag !== 'a') {
    return (
      <button
        type={props.isSubmit ? 'submit' : 'button'}
        className={className}
        disabled={isDisabled}
        onClick={props.onClick}
        {...props.command}
      >
        {children}
      </button>
    );
  }
  if (!isDisabled)
    return (
      <OutboundLink anchor={props.anchor} newTabText={props.newTabText} className={className}>
        {children}
      </OutboundLink>
    );
  // Without href it is no link any more, so it says what it was.
  const disabled = { role: 'link', 'aria-disabled': true };
  return (
    <a {...disabled} className={className}>
      {children}
    </a>
  );
}
