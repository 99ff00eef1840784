import { Picture, type PictureProps } from '@lupa/ui/Picture.tsx';
import styles from './LogoPlate.module.css';

/** A casino's logo on the white it was drawn for, or its initial. Decoration: its name is beside it. */
export function LogoPlate({ logo, name, className = '' }: { logo: PictureProps | null; name: string; className?: string | undefined }) {
  return (
    <div className={`${styles.plate} ${className}`} aria-hidden="true">
      {logo ? <Picture {...logo} alt="" className={styles.logo} /> : <span className={styles.initial}>{name.slice(0, 1)}</span>}
    </div>
  );
}
