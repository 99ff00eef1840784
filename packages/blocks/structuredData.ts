import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { BlockProps } from './blocks.loaders.server.ts';
import type { AuthorBoxProps } from './authorBox/authorBox.load.server.ts';
import { withoutMarkup } from '@lupa/contracts/markup.ts';
import type { GeneralReviewProps } from './generalReview/generalReview.load.server.ts';
import type { HeroSectionProps } from './heroSection/heroSection.load.server.ts';
import type { OpenDataProps } from './openData/openData.load.server.ts';
import { openDataLicence } from './openData/openDataFiles.ts';
import type { ProsConsProps } from './prosCons/prosCons.load.server.ts';
import type { PresentedVerdict } from './shared/rating/presentVerdict.ts';
import type { ToplistProps } from './toplist/toplist.load.server.ts';

/** The ranking as the page shows it, of those whom the law lets be offered: what is fetched later is no part of it. */
export function toplistStructuredData({
  id,
  title,
  entries,
  visibleEntries,
}: Pick<ToplistProps, 'id' | 'title' | 'entries' | 'visibleEntries'>): StructuredData[] {
  const casinos = entries
    .slice(0, visibleEntries)
    .filter(({ law }) => !law?.noLink)
    .flatMap(({ name, review }) => (review ? [{ name, href: review.href }] : []));
  return casinos.length > 0 ? [{ kind: 'ranking', id: `topList-${id}`, name: title, casinos }] : [];
}

function prosConsStructuredData({ pros, cons }: Pick<ProsConsProps, 'pros' | 'cons'>): StructuredData[] {
  return [{ kind: 'notes', positive: pros.points, negative: cons.points }];
}

export function openDataStructuredData({ id, title, files, siteName, updated, microcopy }: OpenDataProps): StructuredData[] {
  return [
    {
      kind: 'dataset',
      id: `openData-${id}`,
      name: title ?? microcopy.open_data_name.replace('{site}', () => siteName),
      description: microcopy.open_data_description,
      licence: openDataLicence.url,
      files: files.map(({ name, format, anchor }) => ({ name, format, href: anchor.href })),
      updated: updated?.iso ?? null,
    },
  ];
}

/** The verdict that opens a casino's review. An outdated casino keeps its old rating on the page, and is no longer rated by us. */
function heroSectionStructuredData({ subject }: Pick<HeroSectionProps, 'subject'>): StructuredData[] {
  if (subject?.kind !== 'review' || subject.outdated || !subject.rating || subject.name === '') return [];
  return [
    {
      kind: 'review',
      casino: { name: subject.name, webSite: subject.webSite },
      score: subject.rating.score,
      verdict: subject.verdict,
    },
  ];
}

function generalReviewStructuredData({ body }: Pick<GeneralReviewProps, 'body'>): StructuredData[] {
  const text = body.flatMap((part) => (part.kind === 'paragraph' ? [withoutMarkup(part.html)] : [])).join('\n');
  return text === '' ? [] : [{ kind: 'reviewText', text }];
}

function authorBoxStructuredData({
  name,
  role,
  anchor,
  expertise,
}: Pick<AuthorBoxProps, 'name' | 'role' | 'anchor' | 'expertise'>): StructuredData[] {
  return [{ kind: 'person', name, role, href: anchor?.href ?? null, expertise }];
}

/** What a block tells machines about what it shows. `href` stands as it does in the link that visitors see. */
export type StructuredData =
  /** Casinos in the order in which they are shown, without those that have no review. */
  | { kind: 'ranking'; id: string; name: string | null; casinos: { name: string; href: string }[] }
  /** Our own verdict on somebody else's casino, from 0 to 10. Never on one that is outdated or has no rating. */
  | {
      kind: 'review';
      casino: { name: string; webSite: string | null };
      score: number;
      verdict: Pick<PresentedVerdict, 'text' | 'reasons'> | null;
    }
  | { kind: 'reviewText'; text: string }
  /** What speaks for and against the casino of the page. */
  | { kind: 'notes'; positive: readonly string[]; negative: readonly string[] }
  /** Somebody of the house; `href` leads to the page about them; null on that page itself, or where there is none. */
  | { kind: 'person'; name: string; role: string; href: string | null; expertise: string[] }
  /** Files that anybody may use. `licence` is a URL, `updated` an ISO date, `format` what the files are. */
  | {
      kind: 'dataset';
      id: string;
      name: string;
      description: string;
      licence: string;
      files: { name: string; format: 'JSON' | 'CSV'; href: string }[];
      updated: string | null;
    };

/** What the blocks say to machines, of the types that have something to say. Pure functions of what the type's loader returns. */
export const blockStructuredData: { [Type in BlockType]?: (props: BlockProps<Type>) => StructuredData[] } = {
  heroSection: heroSectionStructuredData,
  topList: toplistStructuredData,
  authorBox: authorBoxStructuredData,
  generalReview: generalReviewStructuredData,
  prosCons: prosConsStructuredData,
  openData: openDataStructuredData,
};
