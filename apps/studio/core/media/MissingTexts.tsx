import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { Link } from '@payloadcms/ui';
import type { Payload, Where } from 'payload';
import { slugs } from '../slugs.ts';
import styles from './media.module.css';

/** In the form of the filters above the list, which shows them so. */
const isMissing: Where = {
  or: [
    { and: [{ alt: { exists: false } }, { isDecorative: { not_equals: true } }] },
    { and: [{ alt: { equals: '' } }, { isDecorative: { not_equals: true } }] },
  ],
};

const filteredPath = `/admin/collections/${slugs.media}?locale=${defaultContentLocale}&${[0, 1]
  .map((row) => {
    const at = `where[or][${row}][and]`;
    return `${at}[0][alt]${row === 0 ? '[exists]=false' : '[equals]='}&${at}[1][isDecorative][not_equals]=true`;
  })
  .join('&')}`;

export async function MissingTexts({ payload }: { payload: Payload }) {
  const { totalDocs } = await payload.count({ collection: slugs.media, where: isMissing, locale: defaultContentLocale });
  if (totalDocs === 0) return null;
  return (
    <p className={styles.note}>
      {totalDocs === 1 ? 'Un archivo no tiene texto alternativo.' : `${totalDocs} archivos no tienen texto alternativo.`}{' '}
      <Link href={filteredPath} prefetch={false}>
        {totalDocs === 1 ? 'Verlo' : 'Verlos'}
      </Link>
    </p>
  );
}
