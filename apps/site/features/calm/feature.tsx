import type { SiteFeature } from '../../server/siteFeature.ts';
import { CalmBar } from './CalmBar.tsx';
import { CalmControl } from './CalmControl.tsx';
import { CalmDialog } from './CalmDialog.tsx';
import { calmScript } from './calmScript.ts';

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
