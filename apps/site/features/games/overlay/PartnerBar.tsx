import type { FullModeGame, SimilarGame, FullModeCasino } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { MinimumAge } from '@lupa/ui/MinimumAge.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useId, useState, useSyncExternalStore } from 'react';
import styles from './PartnerBar.module.css';
import offerStyles from './PartnerOffer.module.css';
import { PartnerOffer, SmallPlayOffer } from './PartnerOffer.tsx';
import type { PlayerTexts } from './playerTexts.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { readStored, writeStored } from '../deviceStorage.ts';

type BarProps = { game: FullModeGame; similarGames: SimilarGame[]; isCovered: boolean; texts: PlayerTexts };

/** Minimised it is the game and the way out to its casino; on a phone the casino only, for the name of the game is in the title. */
export function PartnerBar({ game: { name, kind, description, picture, casino }, similarGames, isCovered, texts }: BarProps) {
  const id = useId();
  const { isExpanded, isSmall, toggle } = useBarState();
  const Offer = isExpanded ? PartnerOffer : isSmall ? SlimOffer : SmallPlayOffer;
  const isSlim = isSmall && !isExpanded && (casino?.clickOut ?? null) !== null;
  return (
    <section
      data-calm="hide"
      inert={isCovered}
      aria-label={texts.about_game}
      data-bar={isExpanded ? 'expanded' : 'minimised'}
      className={styles.bar}
    >
      <div id={id} className={styles.content}>
        <div className={`row gap-3 ${styles.game}`}>
          {picture && <img src={picture.src} alt="" width={72} height={72} className={styles.picture} />}
          <div className={isSlim ? 'visually-hidden' : styles.texts}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.kind}>{kind}</p>
            {isExpanded && description && <p className={styles.description}>{description}</p>}
          </div>
        </div>
        {casino && <Offer casino={casino} texts={texts} />}
        {isExpanded && similarGames.length > 0 && <SimilarGames games={similarGames} texts={texts} />}
      </div>
      <button type="button" aria-expanded={isExpanded} aria-controls={id} className={styles.toggle} onClick={toggle}>
        <Icon name="chevronDown" className={styles.chevron} />
        <span className="visually-hidden">{isExpanded ? texts.bar_minimise : texts.bar_maximise}</span>
      </button>
    </section>
  );
}

/** Where there is room for a row only: the casino and its bonus, who pays for it, and that it has terms, all of it one way out. */
function SlimOffer({ casino: { name, bonus, bonusLink, clickOut }, texts }: { casino: FullModeCasino; texts: PlayerTexts }) {
  const anchor = bonusLink ?? clickOut;
  if (!anchor) return null;
  return (
    <OutboundLink anchor={anchor} newTabText={texts.opens_in_new_tab} className={styles.offer}>
      <span className={styles.line}>
        <strong className={styles.slimOfferName}>{name}</strong> <span lang={bonus.lang}>{bonus.text}</span>
      </span>
      <span className={offerStyles.advertising}>
        {texts.advertising}
        {' · '}
        <MinimumAge title={texts.adults_only} />
        {' · '}
        {texts.terms_apply}
      </span>
    </OutboundLink>
  );
}

const key = 'lupaPartnerBar';
// A phone, upright or on its side: the game needs the room.
const smallWindow = '(max-width: 666px), (max-height: 480px)';

type BarState = { isExpanded: boolean; isSmall: boolean; toggle: () => void };

/** Whether the partner bar is expanded, as the visitor left it on this device; in a small window it starts minimised, whatever was left. */
function useBarState(): BarState {
  const isSmall = useSyncExternalStore(watchSmall, () => matchMedia(smallWindow).matches);
  const [isStored, setStored] = useState(() => readStored(key) !== 'minimised');
  const [isExpandedSmall, setExpandedSmall] = useState(false);
  const isExpanded = isSmall ? isExpandedSmall : isStored;
  const toggle = () => {
    if (isSmall) return setExpandedSmall(!isExpanded);
    setStored(!isExpanded);
    writeStored(key, isExpanded ? 'minimised' : 'expanded');
  };
  return { isExpanded, isSmall, toggle };
}

function watchSmall(onChange: () => void): () => void {
  const query = matchMedia(smallWindow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
