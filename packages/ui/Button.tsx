import type { MouseEventHandler, ReactNode } from 'react';
import type { AnchorProps } from './anchor.ts';
import styles from './Button.module.css';

export type ButtonType = 'modal-primary' | 'modal-secondary' | 'default';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

type Look = {
  type?: ButtonType;
  /** Each size has a minimum width (SPEC section 9), as far as its container allows. */
  size?: ButtonSize;
  isDisabled?: boolean;
  children: ReactNode;
};
type ButtonProps = Look & ({ tag?: 'button'; onClick?: MouseEventHandler<HTMLButtonElement> } | { tag: 'a'; anchor: AnchorProps });

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
      <button type="button" className={className} disabled={isDisabled} onClick={props.onClick}>
        {children}
      </button>
    );
  }
  // Without href it is no link any more, so it says what it was.
  const anchor = isDisabled ? { role: 'link', 'aria-disabled': true } : props.anchor;
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
