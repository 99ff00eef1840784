import type { Link } from '@lupa/contracts/link.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { type AnchorProps, isPaid, leadsNowhere } from '@lupa/ui/anchor.ts';
import type { BylineProps } from '@lupa/ui/Byline.tsx';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext, BlockPage, Presenter } from '../../block.ts';

export type PresentedLink = { anchor: AnchorProps; text: string; newTabText: string };

export type LabelledLink = PresentedLink & { advertising: string | null };

/** An editor's link; null without one, and where its target may not be followed. */
export function presentLink(
  link: Link | null,
  { presenter, microcopy }: Pick<BlockContext, 'presenter' | 'microcopy'>,
): LabelledLink | null {
  if (link === null) return null;
  const anchor = presenter.anchor(link);
  if (leadsNowhere(anchor)) return null;
  return { anchor, text: link.title, newTabText: presenter.newTabText, advertising: isPaid(anchor) ? microcopy.advertising : null };
}

export function presentHelp({ presenter, microcopy }: Pick<BlockContext, 'presenter' | 'microcopy'>): PresentedLink {
  const anchor = presenter.anchor({ url: microcopy.safer_gambling_path });
  return { anchor, text: microcopy.safer_gambling, newTabText: presenter.newTabText };
}

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

/** A day for `<time>`: as machines read it, and as the page writes it. */
export type PresentedDate = { iso: string; text: string };

/** Editors and feeds also send words where a date belongs. */
export function isDate(text: string | null): text is string {
  return text !== null && !Number.isNaN(Date.parse(text));
}

/** An ISO date or moment as its day in the market, `2 de noviembre de 2026` or `2 nov 2026`. */
export function presentDate(iso: string, locale: string, length: 'long' | 'short' = 'long'): PresentedDate {
  return { iso, text: formatDate(iso, locale, length) };
}
