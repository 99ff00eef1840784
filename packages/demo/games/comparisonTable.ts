import type { FeedGame } from '@lupa/contracts/catalogueFeed.ts';
import type { GameAttributeType } from '@lupa/contracts/game.ts';
import { averageReturn, countVolatility, formatReturn, formatTimes, gamesOfType, numberOf } from '../catalogue/demoCatalogue.ts';
import type { WrittenBlock } from '../writing/block.schema.ts';
import { formatPesos } from '../writing/figures.ts';
import type { GameFacts } from './gameFacts.ts';

/** A game beside what is usual among all of its type. */
export function comparisonTable({ name, game, rtp, win, minimumBet, maximumBet, volatility }: GameFacts): WrittenBlock {
  const peers = gamesOfType(game.type);
  const shareWith = (count: number) => `${Math.round((count / peers.length) * 100)} %`;
  const median = (type: GameAttributeType) => medianOf(peers, type);
  const rows: (string[] | false)[] = [
    ['**RTP**', rtp, `${formatReturn(averageReturn(peers))} en promedio`],
    volatility !== null && ['**Volatilidad**', volatility, `La misma en ${shareWith(countVolatility(peers, volatility))}`],
    ['**Premio máximo**', `${win} la apuesta`, formatTimes(median('Highest Win'))],
    ['**Apuesta mínima**', minimumBet, formatPesos(median('Minimum Bet'))],
    ['**Apuesta máxima**', maximumBet, formatPesos(median('Maximum Bet'))],
  ];
  const source = volatility ? ' La volatilidad la leemos del premio máximo.' : '';
  return {
    type: 'table',
    title: 'Al lado de lo usual',
    caption: `Lo usual sale de los ${peers.length} títulos de su tipo en el catálogo; en premios y apuestas es el valor del medio.${source}`,
    columns: ['Dato', name, 'Lo usual'],
    rows: rows.filter((row) => row !== false),
  };
}

function medianOf(games: readonly FeedGame[], type: GameAttributeType): number {
  const values = games.flatMap((game) => numberOf(game, type) ?? []).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}
