import { z } from 'zod';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { partners } from '../partners/partners.ts';
import { userReviewSchema, writtenBlockSchema } from '../writing/block.schema.ts';
import { formatDate, formatPesos } from '../writing/figures.ts';
import { paymentMethods } from '../writing/paymentMethods.ts';
import { readContent } from '../writing/readContent.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { readReview } from './reviewTexts.ts';

export const reviewSlug = (slug: string): string => `/resenas/${slug}/`;
export const reviewName = ({ name }: Pick<DemoPartner, 'name'>): string => `Reseña ${name}`;
export const webSiteOf = ({ slug }: Pick<DemoPartner, 'slug'>): string => `${slug}.example`;

const openCasinos = partners.filter(({ isActive }) => isActive).map(({ slug }) => slug);

/** What readers say about every casino that still takes players, by its slug: `content/opinions.yaml`. */
export const readerReviews = readContent('opinions.yaml', z.record(z.enum(openCasinos), z.array(userReviewSchema)));

/** A review comes out with the first record of its casino. */
const firstDayOf = ({ records, testedOn }: DemoPartner): string => [testedOn, ...records.map(({ day }) => day)].toSorted()[0] ?? testedOn;
/** It changes with the last test, and with each correction of a record. */
const lastDayOf = (testedOn: string, { records }: DemoPartner): string =>
  [testedOn, ...records.flatMap(({ corrections = [] }) => corrections.map(({ day }) => day))].toSorted().at(-1) ?? testedOn;

/** The review of one casino: what its editor wrote around what the site knows of it. */
export function buildReviewPage(partner: DemoPartner): DemoPage {
  const { slug, isActive, recommendedPartner, reviewer, testedOn, summary, offers } = partner;
  const { verdict, payments, trust, support, bonusTitle, bonus, gamesTitle, games, questions, ...texts } = readReview(partner);
  return readPage('templates/reviewPage', {
    ...texts,
    internalName: reviewName(partner),
    slug: reviewSlug(slug),
    author: reviewer,
    updatedOn: lastDayOf(testedOn, partner),
    publishedOn: firstDayOf(partner),
    partner: slug,
    summary,
    verdict,
    payments,
    trust,
    support,
    payingIn: isActive ? [paymentTable(partner)] : [],
    bonus: bonus === undefined ? [] : [{ type: 'contentSection', title: bonusTitle, body: bonus }],
    offerChanges:
      isActive && recommendedPartner === null && offers.some(({ before }) => before)
        ? [{ type: 'offerChanges', title: 'Qué cambió en sus bonos', partner: slug }]
        : [],
    games: games === undefined ? [] : [{ type: 'contentSection', title: gamesTitle, body: games }],
    questions: questions.map(({ question, answer }) => ({ title: question, body: answer })),
    opinions: isActive
      ? [{ type: 'userReviews', title: 'Lo que cuentan sus jugadores', partner: slug, reviews: readerReviews[slug] ?? [] }]
      : [],
  });
}

/** Which method pays in and out. */
function paymentTable(partner: DemoPartner) {
  const { name, deposits, withdrawals, testedOn, minimumDeposit, minimumWithdrawal } = partner;
  const used = paymentMethods.filter(({ internalName: key }) => deposits.includes(key) || withdrawals.includes(key));
  const from = (isUsed: boolean, amount: number) => (isUsed ? `Sí, desde ${formatPesos(amount)}` : 'No');
  return readContent('templates/paymentTable.yaml', writtenBlockSchema, {
    name,
    testedOn: formatDate(testedOn),
    rows: used.map(({ internalName: key, name: method, kind }) => [
      `**${method}**`,
      kind,
      from(deposits.includes(key), minimumDeposit),
      from(withdrawals.includes(key), minimumWithdrawal),
    ]),
  });
}
