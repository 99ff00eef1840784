import { marketLocale } from '@lupa/domain/market.ts';
import { methodOn, middleOf } from '@lupa/domain/rating/method.ts';
import { z } from 'zod';
import { ratingOf } from '../partners/demoPartner.ts';
import { criterionKeys, type RatingPartName } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { demoDay, recordsOf } from '../partners/records.ts';
import { ratingMethods } from '../ratingMethods.ts';
import { callName, callNumber, helplines } from '../writing/chileanFacts.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate, formatNumber, formatPercent, formatRating } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { readPage } from '../writing/readPage.ts';
import { personPages } from './people.ts';

const reviewed = String(partners.length);
const currentMethod = methodOn(ratingMethods, demoDay);
const criterionOf = (name: RatingPartName) => currentMethod?.criteria.find(({ key }) => key === criterionKeys[name]);
const weightOf = (name: RatingPartName): string => formatPercent(criterionOf(name)?.weight ?? 0);
const threeDecimals = new Intl.NumberFormat(marketLocale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** The bands of a criterion: its fact, and the scores that it gives. */
function bandRows(name: RatingPartName, write: (upTo: number) => string, beyond: (from: number) => string): string[][] {
  const { bands = [] } = criterionOf(name) ?? {};
  return bands.map(({ upTo, floor, ceiling }, index) => {
    const from = bands[index - 1]?.upTo ?? 0;
    const fact = upTo === null ? beyond(from) : upTo === 0 ? write(0) : write(upTo);
    return [fact, `De ${formatNumber(floor)} a ${formatNumber(ceiling)}`, formatNumber(middleOf({ floor, ceiling }))];
  });
}

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
  const parts = (Object.keys(criterionKeys) as RatingPartName[]).map((name) => {
    const part = example.score.parts.find(({ key }) => key === criterionKeys[name]);
    return { name, score: part?.score ?? 0, share: ((part?.score ?? 0) * (part?.weight ?? 0)) / 100 };
  });
  const countBetween = (from: number, to: number) =>
    String(partners.filter((partner) => ratingOf(partner) >= from && ratingOf(partner) < to).length);
  return {
    reviewed,
    exampleName: example.name,
    exampleSlug: example.slug,
    exampleParts: parts.map(({ name, score, share }) => [`**${name}**`, formatRating(score), weightOf(name), threeDecimals.format(share)]),
    exampleSum: threeDecimals.format(example.score.total),
    exampleRating: formatRating(ratingOf(example)),
    version: String(currentMethod?.version ?? ''),
    versionDay: formatDate(currentMethod?.day ?? demoDay),
    versionReason: currentMethod?.reason ?? '',
    weightOfTrust: weightOf('Confianza'),
    weightOfPayments: weightOf('Pagos'),
    weightOfBonuses: weightOf('Bonos'),
    weightOfGames: weightOf('Juegos'),
    weightOfSupport: weightOf('Atención'),
    trustBands: bandRows(
      'Confianza',
      (upTo) => (upTo === 0 ? 'Se cumplen todos' : `${upTo} sin cumplir`),
      (from) => `Más de ${from} sin cumplir`,
    ),
    paymentBands: bandRows(
      'Pagos',
      (upTo) => `Hasta ${upTo} horas`,
      (from) => `Más de ${from} horas`,
    ),
    bonusBands: bandRows(
      'Bonos',
      (upTo) => (upTo === 0 ? 'Sin rollover' : `Hasta ${upTo} veces`),
      (from) => `Más de ${from} veces`,
    ),
    gameBands: bandRows(
      'Juegos',
      (upTo) => (upTo === 0 ? 'Ninguno' : `Hasta ${formatPercent(upTo)}`),
      (from) => `Más de ${formatPercent(from)}`,
    ),
    supportBands: bandRows(
      'Atención',
      (upTo) => `Hasta ${upTo} minutos`,
      (from) => `Más de ${from} minutos, o sin respuesta útil`,
    ),
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
      body: `**Antes.** ${said}\n\n**Ahora.** ${says}\n\n${noticedBy} [Ver la página: ${page}](${url}).`,
    })),
  };
}

const [health, crisis] = helplines;
const helpFigures: Figures = {
  healthName: health.name,
  healthNumber: callNumber(health),
  healthPurpose: health.what,
  crisisName: callName(crisis),
  crisisNumber: callNumber(crisis),
  crisisPurpose: crisis.what,
  helplines: helplines.map((line) => [line.name, callNumber(line), line.what, formatDate(line.verifiedOn)]),
  sources: helplines.map(({ source }) => source).join(' y '),
};

/** About the site itself. The site adds the list of pages to the sitemap, and heading and link home to the page that is not found. */
export const housePages: DemoPage[] = [
  readPage('pages/nosotros', aboutFigures),
  ...personPages,
  readPage('pages/metodologia', methodFigures()),
  readPage('pages/cambios', {
    updatedOn: currentMethod?.day ?? demoDay,
    version: String(currentMethod?.version ?? ''),
    versionDay: formatDate(currentMethod?.day ?? demoDay),
  }),
  readPage('pages/datos', { updatedOn: demoDay, reviewed, recordCount: String(partners.flatMap(recordsOf).length) }),
  readPage('pages/correcciones', correctionFigures()),
  readPage('pages/juego-responsable', helpFigures),
  readPage('pages/privacidad'),
  readPage('pages/fuentes-de-ejemplo'),
  readPage('pages/terminos'),
  readPage('pages/mapa-del-sitio'),
  readPage('pages/no-encontrada'),
];
