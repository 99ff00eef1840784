import { spanishLocale } from '@lupa/contracts/market.ts';

/** A file as it comes, in bytes. */
export const maximumUploadBytes = 10 * 1024 * 1024;
/** A whole request with its form around the file, in bytes. */
export const maximumRequestBytes = maximumUploadBytes + 2 * 1024 * 1024;

export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];
export const uploadTypesText = 'PNG, JPEG, WebP, AVIF o SVG';

export const maximumUploadText = `${maximumUploadBytes / 1024 / 1024} MB`;
export const tooLargeMessage = `El archivo pesa más de ${maximumUploadText}, que es el máximo.`;
export const wrongTypeMessage = `Este archivo no se admite. Sube una imagen ${uploadTypesText}.`;
export const wrongContentMessage = `El contenido del archivo no es el de una imagen ${uploadTypesText}.`;

export function findUploadFault({ size, type }: { size: number; type: string }): string | null {
  if (size > maximumUploadBytes) return tooLargeMessage;
  return uploadTypes.includes(type) ? null : wrongTypeMessage;
}

const whole = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 1 });

export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${whole.format(Math.max(1, kilobytes))} KB` : `${tenths.format(kilobytes / 1024)} MB`;
}
