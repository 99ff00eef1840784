/** Ids by which the server's HTML and the browser's part of the full mode know each other. */
export const gameOverlayId = 'game-full-mode';
/** Of the title: the name of the dialog, and where the focus goes when it opens. */
export const gameOverlayTitleId = 'game-full-mode-title';
