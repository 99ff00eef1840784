import { useState } from 'react';
import { playScratchCard, scratchPrizes, type ScratchSymbol } from '../../rules/scratchCard.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { formatTimes } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { Mark } from '../pieces/Mark.tsx';
import { ScratchFoil } from './ScratchFoil.tsx';
import styles from './scratchGame.module.css';
import { help, formatCard, texts } from './texts.ts';

type Card = ReturnType<typeof playScratchCard> & { number: number; isOpen: boolean };

function ScratchBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const prizes = scratchPrizes(terms);
  const [card, setCard] = useState<Card | null>(null);
  const isScratching = card !== null && !card.isOpen;

  const open = (done: Card) => {
    setCard({ ...done, isOpen: true });
    table.settle(done.won, formatCard(done.won));
  };
  const buy = () => {
    if (table.isPaused || !table.stake()) return;
    table.play('deal');
    setCard({ ...playScratchCard({ bet: table.bet, terms }, table.random), number: (card?.number ?? 0) + 1, isOpen: false });
  };

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <div className={styles.ticket}>
            <p className={styles.title}>{texts.title}</p>
            <div className={styles.fields}>
              {card ? <Fields card={card} /> : <p className={styles.empty}>{texts.empty}</p>}
              {isScratching && <ScratchFoil key={card.number} isHeld={table.isPaused} onScratched={() => open(card)} />}
            </div>
          </div>
          <ul className={styles.prizes} aria-label={texts.prizes}>
            {prizes.toReversed().map(({ symbol, times }) => (
              <li key={symbol} data-lit={card?.isOpen === true && card.times === times}>
                <Mark name={symbol} className={styles.small} />
                {formatTimes(times)}
              </li>
            ))}
          </ul>
        </div>
      </Stage>
      <Actions>
        {isScratching ? (
          <MainAction onPress={() => open(card)} disabled={table.isPaused} label={texts.openAll} />
        ) : (
          <MainAction onPress={buy} disabled={table.isPaused} label={texts.buy} />
        )}
      </Actions>
    </>
  );
}

function Fields({ card: { fields, isOpen } }: { card: Card }) {
  const winner = winnerOf(fields);
  return (
    <ul className={styles.grid} aria-hidden={!isOpen}>
      {fields.map((symbol, index) => (
        <li key={index} className={styles.field} data-lit={isOpen && symbol === winner}>
          <Mark name={symbol} className={styles.mark} />
          <Spoken>{texts.names[symbol]}</Spoken>
        </li>
      ))}
    </ul>
  );
}

function winnerOf(fields: readonly ScratchSymbol[]): ScratchSymbol | undefined {
  return fields.find((symbol) => fields.filter((each) => each === symbol).length === 3);
}

export const game: GameModule = { Board: ScratchBoard, help };
