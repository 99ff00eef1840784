import { gameTypeLabels, gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { z } from 'zod';
import { readContent } from './readContent.ts';
import { joinWords } from './words.ts';

/** Types of games inside a sentence, where they are not their label: `content/gameNames.yaml`. */
const gameNames = readContent('gameNames.yaml', z.partialRecord(z.enum(gameTypes), z.string().min(1)));

/** `tragamonedas, ruleta y blackjack` */
export const gamesInWords = (types: readonly GameType[]): string =>
  joinWords(types.map((type) => gameNames[type] ?? gameTypeLabels[type].toLowerCase()));
