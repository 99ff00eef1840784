/** Where the site shows a draft, and where it asks the studio for it. Both take the token as `previewParameter`. */
export const previewPath = '/vista-previa/';
export const previewCallPath = '/api/preview/page';
/** Where the site draws the card of a draft. */
export const previewCardPath = `${previewPath}tarjeta/`;
export const previewParameter = 'token';

/** Where the site shows itself as it will be, by a token of `momentToken.server.ts`, and which of its paths. */
export const momentPath = '/vista-previa/fecha/';
export const momentCallPath = '/api/preview/moment';
export const pathParameter = 'ruta';
/** Another moment, as it is typed. */
export const typedMomentParameter = 'en';

/** Names to the content and partners services the moment as of which to answer. Only the studio gives such names, for some minutes. */
export const momentHeader = 'x-lupa-moment';

/** Id of the bar that says that a page is a draft. Links to partners lead to it, and to nothing else. */
export const previewBarId = 'vista-previa';
