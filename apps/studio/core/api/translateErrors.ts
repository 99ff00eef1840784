import { tooLargeMessage, wrongContentMessage, wrongTypeMessage } from '../media/uploadLimits.ts';

/** What Payload says in English whatever the language is, and what it means. Several may stand in one message. */
const sayings: readonly [english: RegExp, spanish: string][] = [
  [/File type '?[^\s']+'? (\(from extension [^)]*\) is )?not allowed[^,]*/g, wrongTypeMessage],
  [/Invalid MIME type: [^,\s]+/g, wrongContentMessage],
  [
    /SVG file contains potentially harmful content\.?/g,
    'El SVG lleva código o se refiere a algo de fuera. Expórtalo de nuevo como simple dibujo.',
  ],
  [/Invalid or corrupted ISO base media file\.?/g, 'La imagen está dañada. Expórtala de nuevo.'],
  [/Could not read uploaded file for [^,]*/g, 'El archivo no se puede leer. Expórtalo de nuevo.'],
  [/Invalid filename\.?/g, 'El nombre del archivo no sirve. Cámbialo por uno con letras, números y guiones.'],
  [/A file name is required\.?/g, 'Falta el nombre del archivo.'],
  [/Multipart (request size )?limit has been reached/g, tooLargeMessage],
  [/The following field is invalid:/g, 'Revisa este campo:'],
  [/The following fields are invalid:/g, 'Revisa estos campos:'],
  [/^Something went wrong\.$/g, 'Algo falló en el estudio. Inténtalo de nuevo.'],
  [/^An unknown error occurred\.$/g, 'Algo falló en el estudio. Inténtalo de nuevo.'],
  [/^Token is either invalid or has expired\.$/g, 'Este enlace ya no sirve. Pide otro.'],
  [/^This action will lock you out of this preset\.$/g, 'Así tampoco tú podrías usar o cambiar este filtro. Agrégate en «Para quién es».'],
  [/^No User$/g, 'Ya no tienes la sesión abierta.'],
];

export function translateMessage(message: string): string {
  return sayings.reduce((text, [english, spanish]) => text.replace(english, spanish), message).replace(/\.\./g, '.');
}

export function translateErrors(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(translateErrors);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]: [string, unknown]) => [
      key,
      key === 'message' && typeof value === 'string' ? translateMessage(value) : translateErrors(value),
    ]),
  );
}
