/** Where the site shows a draft, and where it asks the studio for it. Both take the token as `previewParameter`. */
export const previewPath = '/vista-previa/';
export const previewCallPath = '/api/preview/page';
/** Where the site draws the card of a draft. */
export const previewCardPath = `${previewPath}tarjeta/`;
export const previewParameter = 'token';

/** Id of the bar that says that a page is a draft. Links to partners lead to it, and to nothing else. */
export const previewBarId = 'vista-previa';
