import type { ServerProps } from 'payload';
import { mayWritePages } from '../../core/frontPage/work.ts';
import { templatesPath } from './templatePaths.ts';
import styles from './newFromTemplate.module.css';

/** Above the list of pages. */
export function NewFromTemplate({ permissions }: ServerProps) {
  if (!permissions || !mayWritePages({ permissions })) return null;
  return (
    <p className={styles.line}>
      <a className={styles.link} href={templatesPath}>
        Nueva página desde plantilla
      </a>
    </p>
  );
}
