import { spanishLocale } from '@lupa/contracts/market.ts';
import { maximumSourceBytes } from '@lupa/server/images/imageLimits.ts';

const megabyte = 1024 * 1024;
/** A picture as it comes, in bytes: a phone's of 108 megapixels has up to 25 MB. */
export const maximumUploadBytes = maximumSourceBytes;
/** A table as it comes, in bytes. */
export const maximumTableBytes = 10 * megabyte;
/** A whole request with the form around a picture, and any other one, in bytes. */
export const maximumFormBytes = maximumUploadBytes + 2 * megabyte;
export const maximumRequestBytes = 12 * megabyte;

export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];
export const uploadTypesText = 'PNG, JPEG, WebP, AVIF o SVG';

export const maximumUploadText = `${maximumUploadBytes / megabyte} MB`;
export const maximumTableText = `${maximumTableBytes / megabyte} MB`;
export const tooLargeMessage = `El archivo pesa más de ${maximumUploadText}, que es el máximo. Si es una foto, expórtala como JPEG o más pequeña.`;
export const largeTableMessage = `El archivo pesa más de ${maximumTableText}, que es el máximo. Divídelo.`;
export const largeRequestMessage = `Los datos pesan más de ${maximumRequestBytes / megabyte} MB, que es el máximo.`;
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
