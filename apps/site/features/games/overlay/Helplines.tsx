import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { withSign } from '@lupa/domain/currencies.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { FooterModel, FooterTrustedArea } from '../../../layout/Footer/buildFooterModel.ts';
import { calmAnchor } from '../../calm/calmMode.ts';
import type { PlayTime } from '../playTime.ts';
import styles from './Helplines.module.css';
import type { PlayerTexts } from './playerTexts.ts';
import type { PlayTimeUse } from './usePlayTime.ts';

type Helpline = { text: string; href: string };
export type RegionalHelplines = { standard: Helpline[]; ontario: Helpline[] | null };

/** The helplines of the market and, where they have others, of Ontario: those of the footer whose link is a number. */
export function listRegionalHelplines({ standard, ontario }: FooterModel['trustedArea']): RegionalHelplines {
  return { standard: listHelplines(standard), ontario: ontario && listHelplines(ontario) };
}

function listHelplines({ items }: FooterTrustedArea): Helpline[] {
  return items.flatMap(({ text, target }) =>
    target?.kind === 'page' && target.url.startsWith('tel:') ? [{ text, href: target.url }] : [],
  );
}

/** `help` leads to the page about safer gambling. */
type HelpProps = { help: AnchorProps; helplines: RegionalHelplines; texts: PlayerTexts };

export type BreakProps = HelpProps & { time: PlayTimeUse; locale: string };

/** The ways from a game to calm mode, to numbers to call and to the page about safer gambling. Of two markets the root element shows one, as in the footer. */
export function Helplines({ help, helplines: { standard, ontario }, texts }: HelpProps) {
  return (
    <>
      <a href={`#${calmAnchor}`} className={`touch-row gap-2 ${styles.way} ${styles.calm}`}>
        <Icon name="leaf" className={styles.icon} />
        <span data-calm="hide">{texts.calm_offer}</span>
        <span data-calm="show">{texts.calm_mode}</span>
      </a>
      <Numbers helplines={standard} label={texts.helplines} className={ontario ? styles.standard : ''} />
      {ontario && <Numbers helplines={ontario} label={texts.helplines} className={styles.ontario} />}
      <OutboundLink anchor={help} className={`touch-row ${styles.way}`}>
        {texts.safer_gambling}
      </OutboundLink>
    </>
  );
}

function Numbers({ helplines, label, className }: { helplines: Helpline[]; label: string; className: string | undefined }) {
  if (helplines.length === 0) return null;
  return (
    <ul aria-label={label} className={`${styles.list} ${className}`}>
      {helplines.map(({ text, href }) => (
        <li key={href}>
          <a href={href} className={`touch-row gap-2 ${styles.way}`}>
            <Icon name="phone" className={styles.icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

type CostProps = { stakes: Pick<PlayTime, 'rounds' | 'staked' | 'cost'>; locale: string; texts: PlayerTexts };

/** What was staked in practice credits, and what the same costs on average with money; nothing before a game has said what a round took. */
export function CostOfPlay({ stakes: { rounds, staked, cost }, locale, texts }: CostProps) {
  if (rounds === 0) return null;
  const credits = new Intl.NumberFormat(languageTag(locale), { useGrouping: 'always', maximumFractionDigits: 0 });
  const format = (amount: number) => credits.format(amount);
  const played = texts.credits_played.replace('{amount}', () => format(staked)).replace('{count}', () => format(rounds));
  return (
    <div className={styles.cost}>
      <p className={styles.played}>{played}</p>
      <p>{texts.cost_of_play.replace('{cost}', () => withSign(format(cost)))}</p>
    </div>
  );
}
