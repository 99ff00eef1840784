import { maximumUploadText, uploadTypesText } from './media/uploadLimits.ts';

type Words = { [name: string]: string | Words };

/** Payload capitalizes the words of a label, as English does: «Contraer Todo». */
export function inSentenceCase<Translated extends Words>(words: Translated): Translated {
  const cased = Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? lowerCased(word) : inSentenceCase(word)]);
  return Object.fromEntries(cased) as Translated;
}

const lowerCased = (text: string) => text.replace(/(?<=\p{L} )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

export const spanishWords = {
  general: {
    clear: 'Borrar',
    // In a list, where nothing is chosen: Payload has "<Sin Lo ve>".
    noLabel: '—',
    // Before the name of a list: Payload has "Todo Casinos".
    all: 'Lista de',
    or: 'o',
    selectAll: 'Seleccionar todo {{count}}',
    true: 'Sí',
    false: 'No',
    trash: 'Papelera',
    payloadSettings: 'Configuración del estudio',
  },
  upload: {
    // Before anything is chosen: files are uploaded to the library alone.
    dragAndDrop: `arrastra y suelta aquí una imagen ${uploadTypesText}, de hasta ${maximumUploadText}`,
  },
  version: {
    aboutToRestore:
      'El texto de esta versión del {{versionDate}} pasa a ser el borrador de «{{label}}», en el idioma en que trabajas y en ningún otro. Lo publicado queda como está hasta que publiques.',
    // The button that leads to the published page; the draft has a frame of its own.
    preview: 'Ver en el sitio',
    confirmVersionRestoration: 'Restaurar como borrador',
    restoreThisVersion: 'Restaurar como borrador',
    restoredSuccessfully: 'Restaurada como borrador. Publícala cuando esté lista.',
  },
};
