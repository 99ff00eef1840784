import { constants } from 'node:os';
import { resolve } from 'node:path';
import type { CleanImage } from '@lupa/server/images/cleanRaster.ts';
import { ImageError, type ImageFault } from '@lupa/server/images/imageError.ts';
import { drawnLimits, maximumSourceBytes, storedLimits } from '@lupa/server/images/imageLimits.ts';
import { createImageMakers } from '@lupa/server/images/imageMakers.ts';
import { APIError } from 'payload';
import { describeOtherType, wrongContentMessage } from './uploadLimits.ts';

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

// npm runs the studio in its folder; where a file of its build is says nothing of the sources.
const repository = process.cwd().replace(/[\\/]apps[\\/]studio$/, '');
const makers = createImageMakers({
  program: resolve(/* turbopackIgnore: true */ repository, 'packages/server/images/imageMaker.ts'),
  // Somebody waits for it.
  priority: constants.priority.PRIORITY_NORMAL,
});
const idleFor = 30_000;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let ending: NodeJS.Timeout | undefined;

/** What the library stores of a file (docs/decisions/104-one-rule-for-pictures.md), one file at a time. @throws UploadRefused */
export async function takeUpload(source: Buffer): Promise<CleanImage> {
  clearTimeout(ending);
  waiting += 1;
  const taken = last.then(() => makers.take(source));
  last = taken.catch(() => undefined);
  try {
    return await taken;
  } catch (error) {
    if (error instanceof ImageError) throw new UploadRefused(explain(error), { cause: error });
    throw new APIError('La imagen no se pudo revisar. Inténtalo de nuevo, y si vuelve a pasar, expórtala de otra forma.', 503, null, true);
  } finally {
    waiting -= 1;
    if (waiting === 0) ending = setTimeout(makers.close, idleFor).unref();
  }
}

const explain = ({ fault, detail }: ImageError): string => sentences[fault](detail);

const sentences: Record<ImageFault, (detail: string) => string> = {
  notImage: () => wrongContentMessage,
  otherType: describeOtherType,
  broken: () => 'La imagen está cortada o dañada y no se puede leer hasta el final. Expórtala o descárgala de nuevo.',
  tooLarge: (size) => `La imagen mide ${size} px, más de lo que se puede leer. Expórtala de hasta ${storedLimits.side} px por lado.`,
  tooManyBytes: (limit) =>
    limit === ''
      ? `La imagen pesaría más de ${maximumSourceBytes / 1024 / 1024} MB al guardarla. Expórtala más pequeña.`
      : `El SVG pesa más de ${limit}. Simplifícalo, o expórtalo como PNG.`,
  costly: () => 'Dibujar esta imagen toma demasiado tiempo. Usa menos motivos, máscaras y repeticiones, o expórtala como PNG.',
  encoding: () => 'El SVG no está en la codificación que dice. Guárdalo en UTF-8.',
  entities: () => 'El SVG define entidades que no son simples textos. Expórtalo de nuevo como SVG simple.',
  styleSheet: () => 'El SVG carga una hoja de estilo. Expórtalo con sus estilos dentro.',
  rule: (rule) => `El SVG usa la regla de estilo «${rule}», que aquí no se admite. Expórtalo de nuevo sin ella.`,
  element: (element) => `El SVG usa ${element}, que aquí no se admite. Expórtalo de nuevo sin eso, o como PNG.`,
  filter: () => 'El SVG usa filtros de hoja de estilo, que aquí no se admiten. Quítalos, o expórtalo como PNG.',
  reference: () => 'El SVG se refiere a algo fuera de sí mismo. Expórtalo con todo dentro.',
  picture: () => `El SVG trae dentro una imagen que no se puede leer o pasa de ${drawnLimits.side} px por lado. Redúcela antes de ponerla.`,
  tooManyElements: (most) => `El SVG tiene más de ${most} elementos. Simplifícalo, o expórtalo como PNG.`,
  undrawable: () =>
    'La imagen no se puede dibujar. Si es un SVG, ponle «viewBox» o un ancho y un alto, con menos partes una dentro de otra.',
};
