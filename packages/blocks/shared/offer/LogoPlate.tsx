import { Picture, type PictureProps } from '@lupa/ui/Picture.tsx';
import styles from './LogoPlate.module.css';

type LogoPlateProps = {
  logo: PictureProps | null;
  name: string;
  /** As wide as the picture is at the height of a line to touch: for symbols (`presentSymbol`). */
  isSmall?: boolean;
  className?: string | undefined;
};

/** A casino's logo on the white it was drawn for, or its initial. Decoration: its name is beside it. */
export function LogoPlate({ logo, name, isSmall = false, className = '' }: LogoPlateProps) {
  return (
    <div className={`${styles.plate} ${isSmall ? styles.small : ''} ${className}`} aria-hidden="true">
      {logo ? (
        <Picture {...logo} alt="" className={styles.logo} />
      ) : (
        <span className={`text-2xl ${styles.initial}`}>{name.slice(0, 1)}</span>
      )}
    </div>
  );
}
