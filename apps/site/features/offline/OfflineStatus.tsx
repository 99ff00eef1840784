import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import styles from './OfflineStatus.module.css';

/** Says when the connection is gone and when it is back (offlineStatus.ts). Empty until then, so that what comes is announced. */
export function OfflineStatus({ microcopy }: { microcopy: Pick<Microcopy, 'offline' | 'online'> }) {
  return <div role="status" className={styles.status} data-offline={microcopy.offline} data-online={microcopy.online} />;
}
