import styles from './Icon.module.css';
import { iconPaths, type IconName } from './iconPaths.ts';

/** Four space-separated numbers, as requirement 5.28 wants them. */
export type ViewBox = `${number} ${number} ${number} ${number}`;

export class InvalidViewBoxError extends Error {
  override readonly name = 'InvalidViewBoxError';
  constructor(viewBox: string) {
    super(`The viewBox "${viewBox}" of an icon is not four space-separated numbers.`);
  }
}

type IconProps = {
  name: IconName;
  viewBox?: ViewBox;
  /** What it says where no text beside it does; without one it is decoration. */
  label?: string;
  className?: string | undefined;
};

/** An inline icon as tall as the text around it. @throws InvalidViewBoxError */
export function Icon({ name, viewBox = '0 0 24 24', label, className }: IconProps) {
  if (!isViewBox(viewBox)) throw new InvalidViewBoxError(viewBox);
  return (
    <svg
      viewBox={viewBox}
      className={className ? `${styles.lineDrawing} ${className}` : styles.lineDrawing}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

export function isViewBox(value: string): value is ViewBox {
  return /^-?\d+(\.\d+)?( -?\d+(\.\d+)?){3}$/.test(value);
}
