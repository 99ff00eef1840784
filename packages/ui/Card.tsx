import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  tag?: 'div' | 'article' | 'section' | 'li' | 'p';
  /** Without a shadow: one of many, or a part of something else. */
  isFlat?: boolean;
};

/** A surface with an edge, on which something stands by itself. Its class decides on room and layout. */
export function Card({ tag: Tag = 'div', isFlat = false, className = '', ...rest }: CardProps) {
  return <Tag className={`${styles.cardSurface} ${isFlat ? `${styles.flatSurface} ` : ''}${className}`} {...rest} />;
}
