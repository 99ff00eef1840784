import { maximumUploadText, uploadTypesText } from './media/uploadLimits.ts';

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
  folder: {
    browseByFolder: 'Explorar por carpeta',
    byFolder: 'Por carpeta',
    deleteFolder: 'Eliminar carpeta',
    folderName: 'Nombre de la carpeta',
    moveFolder: 'Mover carpeta',
    newFolder: 'Carpeta nueva',
    noFolder: 'Sin carpeta',
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
