import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import notice from '../../page/ErrorNotice.module.css';
import styles from './OfflineNotice.module.css';

export type OfflineNoticeProps = { microcopy: Microcopy; scriptUrl: string };

/**
 * Stands at the address that could not be reached: the empty link asks for it again, and so does the script when the connection is back.
 * The script fills the list with the pages that the service worker kept.
 */
export function OfflineNotice({ microcopy, scriptUrl }: OfflineNoticeProps) {
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
        <ul className={styles.pages}>
          <template>
            <li>
              <a className={styles.page} href="/">
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
