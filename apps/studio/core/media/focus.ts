import { isCentred, type ImageFocus } from '@lupa/contracts/imagePath.ts';

/** The middle, in percent: what a picture without a focal point is cut around. */
export const centre: ImageFocus = { x: 50, y: 50 };

type StoredFocus = { focalX?: number | null; focalY?: number | null };

export function focusOf({ focalX, focalY }: StoredFocus): { focus?: ImageFocus } {
  const focus = { x: focalX ?? centre.x, y: focalY ?? centre.y };
  return isCentred(focus) ? {} : { focus };
}

const focusFault = 'El punto de interés va de 0 a 100, en porcentaje.';

export function validateFocus(value: unknown): string | true {
  if (value === null || value === undefined) return true;
  return typeof value === 'number' && value >= 0 && value <= 100 ? true : focusFault;
}
