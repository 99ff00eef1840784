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

export const emptyMessage = 'El archivo está vacío. Descárgalo o expórtalo de nuevo.';

const otherTypes: Record<string, { files: RegExp; advice: string }> = {
  HEIC: {
    files: /hei[cf]$/i,
    advice: 'En el iPhone elige Ajustes → Cámara → Formatos → «El más compatible», o ábrela en el teléfono y compártela como JPEG.',
  },
  GIF: { files: /gif$/i, advice: 'El sitio no muestra imágenes que se mueven: guarda un cuadro como PNG.' },
};

/** Why a kind of picture is not taken, and what to do. */
export const describeOtherType = (type: string): string =>
  `Es un archivo ${type}, que aquí no se admite. ${otherTypes[type]?.advice ?? 'Expórtalo como PNG o JPEG.'}`;

/** `type`: what the browser makes of the name, or nothing. */
export function findUploadFault({ size, type, name = '' }: { size: number; type: string; name?: string }): string | null {
  const [other] = Object.entries(otherTypes).find(([, { files }]) => files.test(type) || files.test(name)) ?? [];
  if (other !== undefined) return describeOtherType(other);
  if (size === 0) return emptyMessage;
  if (size > maximumUploadBytes) return tooLargeMessage;
  return uploadTypes.includes(type) ? null : wrongTypeMessage;
}

const whole = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 1 });

export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${whole.format(Math.max(1, kilobytes))} KB` : `${tenths.format(kilobytes / 1024)} MB`;
}
