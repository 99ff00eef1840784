import { useMemo, useRef, useState } from 'react';
import { fishKinds, shootFish } from '../../rules/fishing.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import { formatTimes } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { useArrowKeys } from '../keys.ts';
import { useClock } from '../timing.ts';
import { Fish, swimAt, stockPond } from './Fish.tsx';
import styles from './fishingGame.module.css';
import { help, formatShot, texts } from './texts.ts';

type Shot = { fish: number; isCaught: boolean; count: number };

function PondBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const kinds = fishKinds(terms);
  const pond = useMemo(() => stockPond(fishKinds(readTerms(table.facts))), [table.facts]);
  const [target, setTarget] = useState(0);
  const [shot, setShot] = useState<Shot | null>(null);
  // A caught fish stays away until it would swim in from the edge again: the lap in which it may come back.
  const [away, setAway] = useState<ReadonlyMap<number, number>>(new Map());
  const swimmersRef = useRef<(HTMLElement | null)[]>([]);
  const timeRef = useRef(0);
  const fieldProps = useArrowKeys();

  useClock({
    isOn: !table.isCalm,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      timeRef.current = elapsed;
      pond.forEach((fish, index) => swimmersRef.current[index]?.style.setProperty('--at', String(swimAt(fish, elapsed).at)));
      const back = [...away].filter(([index, lap]) => (pond[index] ? swimAt(pond[index], elapsed).lap >= lap : true));
      if (back.length > 0) setAway(new Map([...away].filter(([index]) => !back.some(([each]) => each === index))));
      return true;
    },
  });
  const shoot = (index: number) => {
    const fish = pond[index];
    if (table.isPaused || !fish || away.has(index) || !table.stake()) return;
    setTarget(index);
    const { isCaught, won } = shootFish({ bet: table.bet, kind: fish.kind, terms }, table.random);
    setShot({ fish: index, isCaught, count: (shot?.count ?? 0) + 1 });
    if (isCaught && !table.isCalm) setAway(new Map([...away, [index, swimAt(fish, timeRef.current).lap + 1]]));
    table.settle(won, formatShot(fish.kind, isCaught, won));
  };
  const aimed = away.has(target) ? pond.findIndex((_, index) => !away.has(index)) : target;

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.pond} role="group" aria-label={texts.fish}>
          {pond.map((fish, index) => (
            <Fish
              key={index}
              fish={fish}
              swimmer={(element) => {
                swimmersRef.current[index] = element;
              }}
              isTarget={index === aimed}
              isAway={away.has(index)}
              shot={shot?.fish === index ? shot : null}
              onShoot={() => shoot(index)}
              fieldProps={fieldProps(index)}
            />
          ))}
        </div>
        <ul className={styles.prizes} aria-label={texts.prizes}>
          {kinds.map((kind) => (
            <li key={kind.id}>
              {texts.names[kind.id]} <strong>{formatTimes(kind.times)}</strong>
            </li>
          ))}
        </ul>
      </Stage>
      <Actions>
        <MainAction onPress={() => shoot(aimed)} disabled={table.isPaused || aimed < 0} label={texts.shoot(pond[aimed]?.kind)} />
      </Actions>
    </>
  );
}

export const game: GameModule = { Board: PondBoard, help };
