/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { playScratchCard, scratchPrizes, type ScratchSymbol } from '../../rules/scratchCard.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { formatTimes } from '../pieces/formatTimes.ts';
import { Mark } from '../pieces/Mark.tsx';
import { Stage } from '../Stage.tsx';
import { Spoken } from '../spoken/Spoken.tsx';
import { ScratchFoil } from './ScratchFoil.tsx';
import styles from './scratchGame.module.css';

type Card = ReturnType<typeof playScratchCard> & { number: number; isOpen: boolean };

function ScratchBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const prizes = scratchPrizes(terms);
  const [card, setCard] = useState<Card | null>(null);
  const isScratching = card !== null && !card.isOpen;

  const open = (done: Card) => {
    setCard({ ...done, isOpen: true });
    table.settle(done.won, done.won > 0 ? `Tres iguales: recibes ${formatCredits(done.won)}.` : 'No hay tres iguales: esta vez no.');
  };
  const buy = () => {
    if (table.isPaused || !table.stake()) return;
    table.play('deal');
    setCard({ ...playScratchCard({ bet: table.bet, terms }, table.random), number: (card?.number ?? 0) + 1, isOpen: false });
  };

  return (
    <>
      <Stage label="Cartón para raspar">
        <div class={styles.room}>
          <div class={styles.ticket}>
            <p class={styles.title}>Tres iguales ganan</p>
            <div class={styles.fields}>
              {card ? <Fields card={card} /> : <p class={styles.empty}>Compra un cartón y ráspalo con el dedo o el mouse.</p>}
              {isScratching && <ScratchFoil key={card.number} isHeld={table.isPaused} onScratched={() => open(card)} />}
            </div>
          </div>
          <ul class={styles.prizes} aria-label="Premios">
            {prizes.toReversed().map(({ symbol, times }) => (
              <li key={symbol} data-won={card?.isOpen === true && card.times === times}>
                <Mark name={symbol} class={styles.small} />
                {formatTimes(times)}
              </li>
            ))}
          </ul>
        </div>
      </Stage>
      <Actions>
        {isScratching ? (
          <MainAction onPress={() => open(card)} disabled={table.isPaused}>
            Destapar todo
          </MainAction>
        ) : (
          <MainAction onPress={buy} disabled={table.isPaused}>
            Comprar cartón
          </MainAction>
        )}
      </Actions>
    </>
  );
}

function Fields({ card: { fields, isOpen } }: { card: Card }) {
  const winner = winnerOf(fields);
  return (
    <ul class={styles.grid} aria-hidden={!isOpen}>
      {fields.map((symbol, index) => (
        <li key={index} class={styles.field} data-winner={isOpen && symbol === winner}>
          <Mark name={symbol} class={styles.mark} />
          <Spoken>{names[symbol]}</Spoken>
        </li>
      ))}
    </ul>
  );
}

function winnerOf(fields: readonly ScratchSymbol[]): ScratchSymbol | undefined {
  return fields.find((symbol) => fields.filter((each) => each === symbol).length === 3);
}

const names: Record<ScratchSymbol, string> = {
  condor: 'cóndor',
  star: 'estrella',
  sun: 'sol',
  mountain: 'montaña',
  wave: 'ola',
  leaf: 'hoja',
  fish: 'pez',
  moon: 'luna',
  shell: 'concha',
};

export const scratchGame: GameModule = {
  Board: ScratchBoard,
  help: (facts) => {
    const prizes = scratchPrizes(readTerms(facts));
    const winning = prizes.reduce((sum, { chance }) => sum + chance, 0);
    return [
      'Compra un cartón y raspa la pintura, o usa el botón para destapar los nueve campos. Tres símbolos iguales pagan el premio de ese símbolo.',
      `Premian ${formatCredits(Math.round(winning * 100))} de cada 100 cartones. ${prizes
        .toReversed()
        .map(({ symbol, times, chance }) => `${names[symbol]} ${formatTimes(times)} (1 en ${formatCredits(Math.round(1 / chance))})`)
        .join(', ')}.`,
      'El resultado está impreso desde que compras el cartón: da lo mismo por dónde empieces.',
    ];
  },
};
