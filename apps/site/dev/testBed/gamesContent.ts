import { contentSectionExamples } from '@lupa/blocks/contentSection/contentSection.examples.ts';
import { playGameExamples } from '@lupa/blocks/playGame/playGame.examples.ts';
import { exampleGames } from '@lupa/blocks/shared/examples/exampleCatalogue.ts';
import { logoHash, type RawGame } from '@lupa/contracts/game.ts';
import { gameEntitiesExample } from '@lupa/contracts/gameEntity.ts';
import { setPage } from './foreignContent.ts';
import type { ForeignServices } from './foreignServices.ts';
import { testGames } from './testHost.ts';

const names = Object.keys(testGames);
const playableGames: RawGame[] = exampleGames.slice(0, 6).map((game, index) => ({
  ...game,
  normalisedName: names[index] ?? 'honest',
  freePlayHash: 'f'.repeat(32),
}));

/** `/juego/` with one game after the text, and what the services say of games; `/juego/2/` is the second game's, and so on. */
export function setGamesContent(services: ForeignServices): void {
  const { answers } = services;
  answers.set('/cms/gameEntity/', { json: gameEntitiesExample });
  answers.set('/arcade/games/search/', {
    json: { results: playableGames.slice(0, 5).map(({ id, name, images }) => ({ id, name, image: logoHash(images) })) },
  });
  answers.set('/arcade/games/ids/', { json: { results: playableGames.slice(0, 5) } });
  for (const game of playableGames) answers.set(`/arcade/games/ids/?ids=${game.id}&ignoreCache=false`, { json: { results: [game] } });
  playableGames.forEach(({ id, name }, index) => {
    const play = { ...playGameExamples.usual, id: `juego-${id}`, gameId: id, partner: null };
    setPage(services, index === 0 ? '/juego/' : `/juego/${index + 1}/`, {
      title: name,
      content: [contentSectionExamples.richText, play],
    });
  });
}
