import { useIsHydrated } from '@lupa/blocks/shared/comparison/useIsHydrated.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { useId } from 'react';
import { breakChoices } from '../playTime.ts';
import type { RegionalHelplines } from '../listHelplines.ts';
import { Helplines } from './Helplines.tsx';
import styles from './BreakMenu.module.css';
import { CalmOffer } from './CalmOffer.tsx';
import { CostOfPlay } from './CostOfPlay.tsx';
import buttonStyles from './PlayerButtons.module.css';
import { formatTimePlayed, type PlayerTexts } from './playerTexts.ts';
import type { PlayTimeUse } from './usePlayTime.ts';

/** `help`: the way to the page about safer gambling. */
type MenuProps = { time: PlayTimeUse; help: AnchorProps; helplines: RegionalHelplines; locale: string; texts: PlayerTexts };

/** How long was played and what for, where there is help, and after how long to be reminded of a break. No page carries what nobody has opened. */
export function BreakMenu(props: MenuProps) {
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

function MenuContent({ time, help, helplines, locale, texts }: MenuProps) {
  const { minutes, every, choose } = time;
  const name = useId();
  return (
    <>
      {minutes > 0 && <p className={styles.played}>{formatTimePlayed(minutes, texts)}</p>}
      <CostOfPlay stakes={time.stakes} locale={locale} texts={texts} />
      <fieldset className={styles.choices}>
        <legend className="note">{texts.break_reminder}</legend>
        {breakChoices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input type="radio" name={name} checked={every === choice} onChange={() => choose(choice)} className={styles.radio} />
            {choice === null ? texts.break_never : texts.break_every.replace('{count}', String(choice))}
          </label>
        ))}
      </fieldset>
      <p className="note">{texts.break_on_device}</p>
      <CalmOffer texts={texts} />
      <Helplines helplines={helplines} label={texts.helplines} />
      <OutboundLink anchor={help} className={styles.help}>
        {texts.safer_gambling}
      </OutboundLink>
    </>
  );
}
