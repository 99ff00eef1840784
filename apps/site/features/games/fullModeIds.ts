/** By which the server's HTML and the script of every page know the full mode. */
export const gameOverlayId = 'game-full-mode';
