import { localeOfPath, type PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Author } from '@lupa/contracts/page.ts';
import type { Route } from '@lupa/contracts/route.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockLoader, defineError } from '../block.ts';
import { presentDate, type PresentedDate } from '../shared/section/presentLink.ts';
import type { StoredAuthorBox } from './authorBox.schema.ts';

export type AuthorBoxProps = {
  id: string;
  title: string | null;
  name: string;
  role: string;
  photo: PictureProps | null;
  /** To the page that presents the author; `rel="author"` where the page around the block is the author's. */
  anchor: AnchorProps | null;
  expertise: string[];
  body: PresentedPart[];
  biography: string | null;
  otherPages: { title: string; anchor: AnchorProps }[];
  updated: PresentedDate | null;
  microcopy: Microcopy;
};

export const NoAuthorError = defineError(
  'NoAuthorError',
  ({ id }: Pick<StoredAuthorBox, 'id'>) => `The block "${id}" names no author, and its page has none.`,
);

export const loadAuthorBox: BlockLoader<StoredAuthorBox, AuthorBoxProps> = async (stored, context) => {
  const { clients, presenter, page, locale } = context;
  const author = stored.author ?? page.author;
  if (!author) throw new NoAuthorError(stored);
  const isOwnPage = author.slug === page.slug;
  const choose = (routes: readonly Route[]) => findOtherPages(routes, author, { slug: page.slug, locale });
  // The author's own page is the one that shows a new page at once.
  const others = isOwnPage ? clients.content.fetchRoutes().then(choose) : clients.content.chooseRoutes(choose);
  const rel = author.name === page.author?.name ? { rel: 'author' } : {};
  return {
    id: stored.id,
    title: stored.title,
    name: author.name,
    role: author.role,
    photo: author.photo && presenter.picture(author.photo, { width: 128, height: 128, fit: 'cover' }),
    anchor: author.slug && !isOwnPage ? { ...presenter.anchor({ url: author.slug }), ...rel } : null,
    expertise: author.expertise,
    body: presenter.richText(stored.body),
    biography: stored.body.length > 0 || author.biography === '' ? null : author.biography,
    otherPages: (await others.catch(() => [])).map(({ title, slug }) => ({
      title,
      anchor: presenter.anchor({ url: slug }),
    })),
    updated: stored.showUpdatedDate && page.updatedDate ? presentDate(page.updatedDate, locale) : null,
    microcopy: context.microcopy,
  };
};

const maximumPages = 3;

/** What an author also wrote in this language: the last updated first, without the current page and the author's own. */
export function findOtherPages(routes: readonly Route[], author: Author, current: { slug: string; locale: PageLocale }): Route[] {
  return routes
    .filter(({ author: name, slug, title, noIndex }) => name === author.name && title !== '' && !noIndex && slug !== author.slug)
    .filter(({ slug }) => slug !== current.slug && localeOfPath(slug) === current.locale)
    .toSorted((a, b) => (b.updatedDate ?? '').localeCompare(a.updatedDate ?? ''))
    .slice(0, maximumPages);
}
