/**
 * `POST {arcade}` with this path, an extension, without a body: the free play of a game did not start on a visitor's device. 202; 404 for an unknown
 * game. Of the site below `/api`, where it says nothing about the visitor either.
 */
export const failedStartPath = (gameId: string): string => `/games/${encodeURIComponent(gameId)}/failed-start`;
