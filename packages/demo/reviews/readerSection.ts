import { z } from 'zod';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { partners } from '../partners/partners.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { userReviewSchema } from '../writing/block.schema.ts';
import { readContent } from '../writing/readContent.ts';
import { countOf } from '../writing/words.ts';

const write = readPartnerTexts('reviews/readers');

const openCasinos = partners.filter(({ isActive }) => isActive).map(({ slug }) => slug);

/** What readers say about every casino that still takes players, by its slug: `content/opinions.yaml`. */
export const readerReviews = readContent('opinions.yaml', z.record(z.enum(openCasinos), z.array(userReviewSchema)));

/** The readers' opinions of a casino, and how they came to us. */
export function readerSection(partner: DemoPartner) {
  const reviews = readerReviews[partner.slug] ?? [];
  const replied = reviews.filter(({ reply }) => reply !== null).length;
  const answers =
    replied === 0
      ? write('noReply', partner)
      : write('replies', partner, {
          replies: replied === 1 ? 'una' : String(replied),
          replyTimes: replied === 1 ? 'una vez' : countOf(replied, 'vez', 'veces'),
        });
  return {
    type: 'userReviews',
    title: write('title', partner),
    partner: partner.slug,
    intro: `${write('origin', partner, { count: reviews.length })} ${answers}`,
    reviews,
  };
}
