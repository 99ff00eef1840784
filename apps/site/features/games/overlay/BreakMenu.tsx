import { useIsHydrated } from '@lupa/blocks/shared/comparison/useIsHydrated.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useId } from 'react';
import { breakChoices } from '../playTime.ts';
import styles from './BreakMenu.module.css';
import { type BreakProps, CostOfPlay, Helplines } from './Helplines.tsx';
import buttonStyles from './PlayerButtons.module.css';
import { formatTimePlayed } from './playerTexts.ts';

/** How long was played and what for, where there is help, and after how long to be reminded of a break. No page carries what nobody has opened. */
export function BreakMenu(props: BreakProps) {
  const { texts } = props;
  const isHydrated = useIsHydrated();
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonStyles.button} title={texts.breaks}>
        <Icon name="clock" className={buttonStyles.icon} />
        <span className="visually-hidden">{texts.breaks}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        {isHydrated && <MenuContent {...props} />}
      </div>
    </>
  );
}

function MenuContent({ time: { minutes, every, choose, stakes }, locale, texts, ...help }: BreakProps) {
  const name = useId();
  return (
    <>
      {minutes > 0 && <p className={styles.played}>{formatTimePlayed(minutes, texts)}</p>}
      <CostOfPlay stakes={stakes} locale={locale} texts={texts} />
      <fieldset className={styles.choices}>
        <legend className="note">{texts.break_reminder}</legend>
        {breakChoices.map((choice) => (
          <label key={choice} className="touch-row gap-3">
            <input type="radio" name={name} checked={every === choice} onChange={() => choose(choice)} className={styles.radio} />
            {choice === null ? texts.break_never : texts.break_every.replace('{count}', String(choice))}
          </label>
        ))}
      </fieldset>
      <p className="note">{texts.break_on_device}</p>
      <Helplines {...help} texts={texts} />
    </>
  );
}
