import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { BylineProps } from '@lupa/ui/Byline.tsx';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockPage, Presenter } from '../../block.ts';

/** Who wrote a page and when it was last updated; null where neither is known. Nobody signs the page about themselves. */
export function presentByline(
  { slug, author: writer, updatedDate }: Pick<BlockPage, 'slug' | 'author' | 'updatedDate'>,
  { presenter, locale, microcopy }: { presenter: Presenter; locale: PageLocale; microcopy: Microcopy },
): BylineProps | null {
  const author = writer?.slug === slug ? null : writer;
  if (!author && !updatedDate) return null;
  return {
    author: author && {
      intro: microcopy.written_by,
      name: author.name,
      role: author.role,
      anchor: author.slug ? presenter.anchor({ url: author.slug }) : null,
      photo: author.photo && presenter.picture(author.photo, { width: 48, height: 48, fit: 'cover' }),
    },
    updated: updatedDate ? { intro: microcopy.updated_on, iso: updatedDate, text: formatDate(updatedDate, locale) } : null,
  };
}
