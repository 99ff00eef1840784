/** Where a browser keeps its visitor's favourites and the games played lately. */
export const myGamesKey = 'lupaGames';
