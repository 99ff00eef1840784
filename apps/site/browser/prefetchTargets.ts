/** Starts of paths that do something when they are asked for, or are no pages. Pages end in a slash; files do not. */
export const unprefetchedPaths = ['/jugar/', '/api/'];

// `?q=` asks the search a question.
export const unprefetchedLinks = '[rel~=nofollow], [download], [target]:not([target=_self]), [href^="#"], [href*="?q="]';
