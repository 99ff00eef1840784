import styles from './CalmControl.module.css';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { CalmDialog } from './CalmDialog.tsx';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { calmAnchor, calmKey } from './calmMode.ts';
import { NoticeBar } from '../../layout/NoticeBar/NoticeBar.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { TickBoxInput } from '@lupa/ui/TickBox.tsx';

/**
 * Says on the root element that calm mode is on (`data-calm-mode`), before anything is painted, and follows what is chosen from then on: told by
 * another tab, or in the same way by the dialog of this page (calmControls.ts). What counts is `parseCalm` in calmMode.ts; a test holds the two
 * together. A part of page/headScript.ts.
 */
export const calmScript = `{
const calmKey = ${JSON.stringify(calmKey)};
const root = document.documentElement;
const show = (kept) => {
  let until = null;
  try {
    until = JSON.parse(kept).until;
  } catch {}
  const isPast = typeof until === 'number' && until <= Date.now();
  if (!kept || isPast) root.removeAttribute('data-calm-mode');
  else root.dataset.calmMode = until === 'always' ? until : typeof until === 'number' ? 'held' : 'open';
};
const showStored = () => {
  try {
    show(localStorage[calmKey]);
  } catch {}
};
showStored();
addEventListener('storage', ({ key, newValue }) => (key ?? calmKey) === calmKey && show(newValue));
addEventListener('pageshow', ({ persisted }) => persisted && showStored());
}`;

/** Turns calm mode on with one tap. Without script a box hides the same on its page: nothing can be remembered without telling the server. */
function CalmControl({ microcopy }: { microcopy: Microcopy }) {
  return (
    <div id={calmAnchor} className={styles.calm}>
      <a href={`#${calmAnchor}`} className={`touch-row gap-2 ${styles.button}`}>
        <Icon name="leaf" className={styles.leaf} />
        {microcopy.calm_mode}
      </a>
      <label className={`without-script touch-row gap-3 ${styles.box}`}>
        <TickBoxInput data-calm-box="" aria-describedby="calm-box-note" />
        {microcopy.calm_box}
      </label>
      <p id="calm-box-note" className={`without-script ${styles.note}`}>
        {microcopy.calm_box_note}
      </p>
    </div>
  );
}

function CalmBar({ microcopy }: { microcopy: Microcopy }) {
  return (
    <NoticeBar
      data-calm="show"
      label={microcopy.calm_mode}
      icon="leaf"
      tone="good"
      renderLink={(className) => (
        <a href={`#${calmAnchor}`} className={className}>
          {microcopy.calm_options}
        </a>
      )}
    >
      <strong>{microcopy.calm_mode}.</strong> {microcopy.calm_bar} <span data-calm-until={microcopy.calm_until} />
    </NoticeBar>
  );
}

/** What on a page about bonuses is about them, too. */
const bonusTypes = new Set(['carousel', 'table', 'usefulLinks']);

/** Hides bonuses and offers for as long as a visitor wants. */
export const calm: SiteFeature = {
  name: 'calm',
  headScript: { text: calmScript },
  blockAttributes: ({ type }, { blocks }) => {
    const isAboutBonuses = blocks.slice(0, 2).some((block) => block.type === 'bonusCards' || block.type === 'offerChanges');
    return isAboutBonuses && bonusTypes.has(type) ? { 'data-calm': 'hide' } : {};
  },
  parts: {
    aboveContent: ({ page }) => <CalmBar microcopy={page.layout.microcopy} />,
    footerChoices: ({ page }) => <CalmControl microcopy={page.layout.microcopy} />,
    overlays: ({ page }) => <CalmDialog layout={page.layout} />,
  },
};
