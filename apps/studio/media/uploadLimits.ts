/** A file of the library, in bytes. Below what the image host takes (`apps/services/images`). */
export const maximumUploadBytes = 10 * 1024 * 1024;
/** A whole request with its form around the file, in bytes. */
export const maximumRequestBytes = maximumUploadBytes + 2 * 1024 * 1024;

export const maximumUploadText = `${maximumUploadBytes / 1024 / 1024} MB`;
export const tooLargeMessage = `El archivo pesa más de ${maximumUploadText}, que es el máximo.`;
