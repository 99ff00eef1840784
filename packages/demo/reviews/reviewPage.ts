import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { partnerBySlug } from '../partners/partners.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { writtenBlockSchema } from '../writing/block.schema.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { callNumber, helplines, legalStatus } from '../writing/chileanFacts.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { formatDate, formatPesos, markPayoutTime } from '../writing/figures.ts';
import { readContent } from '../writing/readContent.ts';
import { bonusSection } from './bonusSection.ts';
import { gameSection, gamesToTry } from './gameSection.ts';
import { paymentSection, paymentTable } from './paymentSections.ts';
import { ratingFigures } from './ratingNotes.ts';
import { readerSection } from './readerSection.ts';
import { reviewQuestions } from './reviewQuestions.ts';

const write = readPartnerTexts('reviews/page');
const writeVerdict = readPartnerTexts('reviews/verdict');

export const reviewSlug = (slug: string): string => `/resenas/${slug}/`;
export const reviewName = ({ name }: Pick<DemoPartner, 'name'>): string => `Reseña ${name}`;
export const webSiteOf = ({ slug }: Pick<DemoPartner, 'slug'>): string => `${slug}.example`;

/** A review comes out with the first record of its casino. */
const firstDayOf = ({ records, testedOn }: DemoPartner): string => [testedOn, ...records.map(({ day }) => day)].toSorted()[0] ?? testedOn;

/** The review of one casino: its texts, its numbers, and an order that follows what matters about it. */
export function buildReviewPage(partner: DemoPartner): DemoPage {
  const { slug, isActive, reviewer, testedOn, summary, verdict } = partner;
  const [health, crisis] = helplines;
  return readPage('templates/reviewPage', {
    internalName: reviewName(partner),
    slug: reviewSlug(slug),
    title: titleOf(partner),
    description: descriptionOf(partner),
    author: reviewer,
    updatedOn: testedOn,
    publishedOn: firstDayOf(partner),
    partner: slug,
    heading: write(isActive ? 'heading' : 'headingOfClosed', partner),
    summary,
    status: statusBox(partner),
    verdictTitle: writeVerdict('title', partner),
    verdict,
    verdictSections: verdictSections(partner),
    prosConsTitle: write('prosConsTitle', partner),
    ...ratingFigures(partner),
    details: isActive ? [...detailsOf(partner), readerSection(partner)] : [closedFacts(partner)],
    ...reviewQuestions(partner),
    testedBy: write('testedBy', partner),
    help: write('help', partner, { health: health.name, healthNumber: callNumber(health), crisisNumber: callNumber(crisis) }),
  });
}

function titleOf(partner: DemoPartner): string {
  if (!partner.isActive) return write('titleOfClosed', partner);
  return write(partner.recommendedPartner ? 'titleOfOutdated' : 'title', partner);
}

function descriptionOf(partner: DemoPartner): string {
  if (!partner.isActive) return write('descriptionOfClosed', partner);
  const [main] = partner.offers;
  return write('description', partner, { bonus: main ? titleOfOffer(main) : write('noBonus', partner) });
}

/** What a reader has to know before anything else: the licence, or that we no longer recommend the casino. */
function statusBox(partner: DemoPartner) {
  const { slug, isActive, recommendedPartner } = partner;
  const box = (tone: string, name: string, link: { title: string; url: string } | null, figures?: Figures) => ({
    type: 'infoBox',
    tone,
    title: write(`${name}Title`, partner),
    body: write(name, partner, figures),
    ...(link && { link }),
  });
  if (slug === 'bahia-neon') return box('bad', 'blackListed', { title: write('blackListLink', partner), url: '/lista-negra/' });
  const alternative = recommendedPartner ? partnerBySlug(recommendedPartner) : null;
  const figures = { alternative: alternative?.name };
  const link = alternative && { title: write('alternativeLink', partner, figures), url: reviewSlug(alternative.slug) };
  if (!isActive)
    return box('bad', 'closed', link, { closestAlternative: alternative ? write('closestAlternative', partner, figures) : '' });
  if (alternative) return box('caution', 'outdated', link, figures);
  const licensedLink = { title: write('licensedLink', partner), url: '/guias/situacion-legal/' };
  return box('info', 'licensed', licensedLink, { legalStatus: legalStatus.short });
}

/** What the opinion rests on: the test with own money, who is behind the casino, how people are treated. */
function verdictSections(partner: DemoPartner) {
  const { scores, diary } = partner;
  return [
    { title: writeVerdict('payments', partner), criterion: 'payments', body: diary },
    {
      title: writeVerdict('trust', partner),
      criterion: 'trust',
      body: writeVerdict(scores.Confianza < 6 ? 'littleBacking' : 'backing', partner),
    },
    { title: writeVerdict('support', partner), criterion: 'support', body: writeVerdict('service', partner) },
  ];
}

/** What is strongest about a casino comes first. Where we no longer recommend it, how it pays is all that matters. */
function detailsOf(partner: DemoPartner): unknown[] {
  const payments = [paymentSection(partner), paymentTable(partner)];
  if (partner.recommendedPartner) return payments;
  const bonuses = bonusSection(partner);
  const games = [gameSection(partner), gamesToTry(partner)];
  const { Pagos, Bonos, Juegos } = partner.scores;
  if (Juegos >= Pagos && Juegos >= Bonos) return [...games, ...payments, bonuses];
  if (Bonos >= Pagos) return [bonuses, ...games, ...payments];
  return [...payments, bonuses, ...games];
}

/** The little that still matters about a casino that is closed. */
function closedFacts(partner: DemoPartner) {
  const { name, established, licence, withdrawalLimit, minimumWithdrawal, support, security, reputation, testedOn } = partner;
  return readContent('templates/closedCasino.yaml', writtenBlockSchema, {
    name,
    webSite: webSiteOf(partner),
    established: String(established),
    licence: licence.name,
    payoutRange: markPayoutTime(partner),
    minimumWithdrawal: formatPesos(minimumWithdrawal),
    withdrawalLimit,
    security,
    channels: support.join(' · '),
    reputation,
    testedOn: formatDate(testedOn),
  });
}
