import type { Presenter } from '@lupa/blocks/block.ts';
import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './FooterImage.module.css';

type FooterImageProps = { src: string; alt: string; presenter: Presenter; className?: string | undefined };

/** A logo in a space of fixed size. It is not asked for before the footer nears the viewport, which `loading="lazy"` does far earlier. */
export function FooterImage({ src, alt, presenter, className }: FooterImageProps) {
  const image = presenter.picture({ src, alt, width: null, height: null }, { width: 160, height: 64, fit: 'inside' });
  return (
    <span className={`${styles.space} ${className ?? ''}`}>
      <Picture {...image} className={styles.image} />
    </span>
  );
}
