export const previewPath = '/vista-previa/';
export const previewCallPath = '/api/preview/page';
export const previewCardPath = `${previewPath}tarjeta/`;
export const previewParameter = 'token';

export const momentPath = '/vista-previa/fecha/';
export const momentCallPath = '/api/preview/moment';
export const pathParameter = 'ruta';
export const typedMomentParameter = 'en';

/** Names to the content and partners services the moment as of which to answer. Only the studio gives such names, for some minutes. */
export const momentHeader = 'x-lupa-moment';

/** What the frame beside the form tells the studio: which block of the page was pressed, from 0. */
export type ShowBlockMessage = { type: 'lupa-show-block'; block: number };

/** Id of the bar that says that a page is a draft. Links to partners lead to it, and to nothing else. */
export const previewBarId = 'vista-previa';
