// Requirements: 3.43.
import { rawGameExample, type GameAttributeType } from '@lupa/contracts/game.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { GameCard } from './GameCard.tsx';
import { presentGame } from './presentGame.ts';
import { shapeGame } from './shapeGame.ts';

const context = createExampleContext();

test.each([
  [[{ type: 'RTP', value: '96.51' }], 'RTP 96,51\u00a0%'],
  [[], 'RTP -'],
] as [{ type: GameAttributeType; value: string }[], string][])('a card of %j says %s (requirement 3.50)', (attributes, expected) => {
  const game = presentGame(shapeGame({ ...rawGameExample, attributes }, undefined, context.locale), context);
  expect(renderToString(<GameCard game={game} microcopy={context.microcopy} />)).toContain(`>${expected}</p>`);
});

test('a card of a game whose free play is stopped leads to its page alone', () => {
  const render = (isFreePlayStopped: boolean) => {
    const game = presentGame(shapeGame({ ...rawGameExample, isFreePlayStopped }, undefined, context.locale), context);
    return renderToString(<GameCard game={game} microcopy={context.microcopy} />);
  };
  expect(render(false)).toContain('data-play-game="101"');
  expect(render(true)).not.toContain('data-play-game');
  expect(render(true)).toContain('href="/juegos-gratis/desierto-florido/"');
});
