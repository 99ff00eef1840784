import type { SiteFeature } from '../../server/siteFeature.ts';
import { ComparatorModal } from './ComparatorModal.tsx';
import { ComparisonTray } from './ComparisonTray.tsx';

/** Chooses casinos to compare on any page. */
export const comparator: SiteFeature = {
  name: 'comparator',
  parts: {
    contentEnd: ({ page }) => page.layout.candidates.length > 0 && <ComparisonTray microcopy={page.layout.microcopy} />,
    overlays: ({ page }) => <ComparatorModal layout={page.layout} />,
  },
};
