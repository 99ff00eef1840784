import { marketLocale } from '@lupa/domain/market.ts';
import { z } from 'zod';
import { ratingOf } from '../partners/demoPartner.ts';
import { ratingWeights, type RatingPartName } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { helplines } from '../writing/chileanFacts.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate, formatPercent, formatRating } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { readPage } from '../writing/readPage.ts';
import { personPages } from './people.ts';

const reviewed = String(partners.length);
const weightOf = (name: RatingPartName): string => formatPercent(ratingWeights[name] * 100);

const aboutFigures: Figures = {
  reviewed,
  testedRecently: String(partners.filter(({ testedOn }) => testedOn >= '2026-09-01').length),
  weightOfTrust: weightOf('Confianza'),
  weightOfPayments: weightOf('Pagos'),
  weightOfBonuses: weightOf('Bonos'),
  weightOfGames: weightOf('Juegos'),
  weightOfSupport: weightOf('Atención'),
};

/** The rating of the best casino added up, and how many casinos have which rating. */
function methodFigures(): Figures {
  const [example] = rankedPartners;
  if (!example) throw new Error('No partner is recommended');
  const twoDecimals = new Intl.NumberFormat(marketLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const parts = (Object.keys(ratingWeights) as RatingPartName[]).map((name) => ({
    name,
    score: example.scores[name],
    share: example.scores[name] * ratingWeights[name],
  }));
  const countBetween = (from: number, to: number) =>
    String(partners.filter((partner) => ratingOf(partner) >= from && ratingOf(partner) < to).length);
  return {
    reviewed,
    exampleName: example.name,
    exampleSlug: example.slug,
    exampleParts: parts.map(({ name, score, share }) => [`**${name}**`, formatRating(score), weightOf(name), twoDecimals.format(share)]),
    exampleSum: twoDecimals.format(parts.reduce((sum, { share }) => sum + share, 0)),
    exampleRating: formatRating(ratingOf(example)),
    fromNine: countBetween(9, 10.1),
    fromEightAndAHalf: countBetween(8.5, 9),
    fromEight: countBetween(8, 8.5),
    fromSeven: countBetween(7, 8),
    underSeven: countBetween(0, 7),
  };
}

const correctionSchema = z.strictObject({
  on: z.iso.date(),
  page: z.string().min(1),
  url: z.string().startsWith('/').endsWith('/'),
  said: z.string().min(1),
  says: z.string().min(1),
  noticedBy: z.string().min(1),
});

function correctionFigures(): Figures {
  const corrections = readContent('corrections.yaml', z.tuple([correctionSchema], correctionSchema));
  const [{ on: updatedOn }] = corrections;
  return {
    updatedOn,
    updatedOnInWords: formatDate(updatedOn),
    corrections: corrections.map(({ on, page, url, said, says, noticedBy }) => ({
      title: `${formatDate(on)} · ${page}`,
      body: `**Antes.** ${said}\n\n**Ahora.** ${says}\n\n${noticedBy} [Ver la página](${url}).`,
    })),
  };
}

const [health, crisis] = helplines;
const helpFigures: Figures = {
  healthName: health.name,
  healthNumber: health.number,
  healthPurpose: health.what,
  crisisName: crisis.name,
  crisisNumber: crisis.number,
  crisisPurpose: crisis.what,
  helplines: helplines.map(({ name, number, what, verifiedOn }) => [name, number, what, formatDate(verifiedOn)]),
  sources: helplines.map(({ source }) => source).join(' y '),
};

/** About the site itself. The site adds the list of pages to the sitemap, and heading and link home to the page that is not found. */
export const housePages: DemoPage[] = [
  readPage('pages/nosotros', aboutFigures),
  ...personPages,
  readPage('pages/metodologia', methodFigures()),
  readPage('pages/correcciones', correctionFigures()),
  readPage('pages/juego-responsable', helpFigures),
  readPage('pages/privacidad'),
  readPage('pages/terminos'),
  readPage('pages/mapa-del-sitio'),
  readPage('pages/no-encontrada'),
];
