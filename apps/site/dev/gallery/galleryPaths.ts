export const galleryPath = '/gallery/';
/** Where the gallery's pictures come from instead of an image host. */
export const galleryImagesPath = '/gallery/images';
