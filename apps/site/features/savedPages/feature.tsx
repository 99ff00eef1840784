import { savedPathFor, savedPaths } from '../../browser/serviceWorker/savedPages.ts';
import { ScriptedFooterLink } from '../../layout/Footer/Copyright.tsx';
import { linkTo } from '../../layout/layoutModel.ts';
import { loadNoticePage } from '../../page/loadPageModel.ts';
import type { Shown } from '../../page/pageFeature.ts';
import { openGraphType } from '../../page/structuredData.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { SavedNotice } from './SavedNotice.tsx';
import { CopyNotice, SavePage } from './SavePage.tsx';

const isSavable = ({ page, blocks }: Shown): boolean =>
  page.assets.hasServiceWorker && page.status === 200 && page.slug !== page.layout.homePath && openGraphType(page, blocks) === 'article';

/** Pages that visitors save to read them without a connection. */
export const savedPages: SiteFeature = {
  name: 'savedPages',
  pages: {
    has: (path) => savedPaths.includes(path),
    load: (path, options) =>
      loadNoticePage(path, options, (microcopy) => ({ title: microcopy.saved_pages, notice: <SavedNotice microcopy={microcopy} /> })),
  },
  parts: {
    contentTop: (shown) => isSavable(shown) && <SavePage path={shown.page.slug} microcopy={shown.page.layout.microcopy} />,
    aboveHeading: (shown) => isSavable(shown) && <CopyNotice microcopy={shown.page.layout.microcopy} />,
    footerLinks: ({ page: { layout } }) => (
      <ScriptedFooterLink>
        {(className) => (
          <a {...linkTo(savedPathFor(layout.homePath), layout)} className={className}>
            {layout.microcopy.saved_pages}
          </a>
        )}
      </ScriptedFooterLink>
    ),
  },
};
