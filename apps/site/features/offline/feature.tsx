import { offlinePaths } from '../../browser/serviceWorker/storedPages.ts';
import { loadNoticePage } from '../../page/loadPageModel.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import notice from '../../page/ErrorNotice.module.css';
import styles from './Offline.module.css';

type OfflineNoticeProps = { microcopy: Microcopy; scriptUrl: string };

/** Stands at the address that could not be reached. The empty link asks for it again; a script fills the list of kept pages. */
function OfflineNotice({ microcopy, scriptUrl }: OfflineNoticeProps) {
  return (
    <section className={notice.notice} data-offline-page="">
      <Lens text="?" className={notice.lens} />
      <div className={notice.texts}>
        <h1 className={notice.title}>{microcopy.offline_title}</h1>
        <p className={notice.message}>{microcopy.offline_text}</p>
        <Button tag="a" anchor={{ href: '' }} type="modal-primary">
          {microcopy.offline_retry}
        </Button>
      </div>
      <div className={styles.kept} hidden data-kept-pages="">
        <h2 className={styles.heading}>{microcopy.offline_kept}</h2>
        <ul className={`stack gap-3 ${styles.pages}`}>
          <template>
            <li>
              <a className={`row ${styles.page}`} href="/">
                {' '}
              </a>
            </li>
          </template>
        </ul>
      </div>
      <script type="module" src={scriptUrl} />
    </section>
  );
}

/** Says when the connection is gone and when it is back (offlineStatus.ts). Empty until then, so that what comes is announced. */
export function OfflineStatus({ microcopy }: { microcopy: Pick<Microcopy, 'offline' | 'online'> }) {
  return <div role="status" className={`row gap-3 ${styles.status}`} data-offline={microcopy.offline} data-online={microcopy.online} />;
}

/** Says that the connection is gone, and what can be read without it. */
export const offline: SiteFeature = {
  name: 'offline',
  pages: {
    has: (path) => offlinePaths.includes(path),
    load: (path, options) =>
      loadNoticePage(path, options, (microcopy) => ({
        title: microcopy.offline_title,
        notice: <OfflineNotice microcopy={microcopy} scriptUrl={options.assets.scripts.offlinePage} />,
      })),
  },
  parts: { aboveContent: ({ page }) => <OfflineStatus microcopy={page.layout.microcopy} /> },
};
