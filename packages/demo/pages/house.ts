import type { RecordKind } from '@lupa/contracts/casinoRecord.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { demoDay, recheckedEvery, recordsOf, ratingMethods } from '../partners/records.ts';
import { callInTable, callName, callNumber, helplines } from '../writing/chileanFacts.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { joinWords } from '../writing/words.ts';
import { formatDate, formatNumber, formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { personPages } from './people.ts';

const reviewed = String(partners.length);
const currentMethod = methodOn(ratingMethods, demoDay);

const records = partners.flatMap(recordsOf);
const countOfKind = (kind: RecordKind): string => formatNumber(records.filter((record) => record.kind === kind).length);
const withdrawn = records.flatMap(({ kind, transfer }) => (kind === 'withdrawal' && transfer?.receivedAt ? (transfer.amount ?? []) : []));

const aboutFigures: Figures = {
  reviewed,
  testedRecently: String(partners.filter(({ testedOn }) => testedOn >= '2026-09-01').length),
  withdrawals: countOfKind('withdrawal'),
  deposits: countOfKind('deposit'),
  contacts: countOfKind('support'),
  withdrawn: formatPesos(withdrawn.reduce((sum, amount) => sum + amount, 0)),
  corrections: String(records.flatMap(({ corrections }) => corrections).length),
  until: formatDate(records.reduce((last, { day }) => (day > last ? day : last), '')),
};

const lastCorrection = records
  .flatMap(({ corrections }) => corrections.map(({ day }) => day))
  .reduce((last, day) => (day > last ? day : last));

/** The best casino of the day on which the demo is written is the example. */
function methodFigures(): Figures {
  const [example] = rankedPartners;
  if (!example) throw new Error('No partner is recommended');
  return { reviewed, recheckedEvery, exampleName: example.name, exampleSlug: example.slug };
}

const [health, crisis] = helplines;
const helpFigures: Figures = {
  healthName: health.name,
  healthNumber: callNumber(health),
  healthPurpose: health.what,
  crisisName: callName(crisis),
  crisisNumber: callNumber(crisis),
  crisisPurpose: crisis.what,
  helplines: helplines.map((line) => [line.name, callInTable(line), line.what, formatDate(line.verifiedOn)]),
  sources: joinWords([...new Set(helplines.map(({ source }) => `[${new URL(source).hostname}](${source})`))]),
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
  readPage('pages/datos', { updatedOn: demoDay, reviewed, recordCount: String(records.length) }),
  readPage('pages/correcciones', { updatedOn: lastCorrection }),
  readPage('pages/novedades', { updatedOn: demoDay }),
  readPage('pages/juego-responsable', helpFigures),
  readPage('pages/privacidad'),
  readPage('pages/fuentes-de-ejemplo'),
  readPage('pages/terminos'),
  readPage('pages/mapa-del-sitio'),
  readPage('pages/no-encontrada'),
];
