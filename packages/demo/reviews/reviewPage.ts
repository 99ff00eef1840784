import { choose, upperFirst } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate, formatPesos, formatRating } from '../writing/figures.ts';
import { authorBox, hero, prosCons, table } from '../writing/writeBlocks.ts';
import { ratingOf, titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { bonusSection } from './bonusSection.ts';
import { payoutRange } from './figures.ts';
import { gameSection, gamesToTry } from './gameSection.ts';
import { paymentSection, paymentTable } from './paymentSections.ts';
import { ratingsSection } from './ratingNotes.ts';
import { readerSection } from './readers/readerSection.ts';
import { reviewQuestions } from './reviewQuestions.ts';
import { helpBox, statusBox } from './reviewStatus.ts';
import { verdictSection } from './verdictSection.ts';

export const reviewSlug = (slug: string): string => `/resenas/${slug}/`;
export const reviewName = ({ name }: Pick<DemoPartner, 'name'>): string => `Reseña ${name}`;

/** The review of one casino: its texts, its numbers, and an order that follows what matters about it. */
export function buildReviewPage(partner: DemoPartner): DemoPage {
  const { slug, name, isActive, reviewer, testedOn, summary } = partner;
  return {
    internalName: reviewName(partner),
    parent: 'Reseñas',
    locales: {
      es_CL: {
        slug: reviewSlug(slug),
        title: titleOf(partner),
        description: descriptionOf(partner),
        sitemapCategory: 'Reseñas',
        author: reviewer,
        updatedOn: testedOn,
        analytics: {
          category: 'Reviews',
          subCategories: ['Casino Review'],
          vertical: 'Casino',
          primarySubCategory: 'Casino Review',
          siteSection: 'resenas',
        },
        blocks: [
          hero(isActive ? `${name}: reseña y prueba con plata propia` : `${name}: qué pasó y qué hacer`, summary, {
            variant: 'casino-review',
            partner: slug,
          }),
          statusBox(partner),
          verdictSection(partner),
          prosCons(choose(`${slug}-pros`, ['A favor y en contra', 'Lo bueno y lo malo', 'Lo que suma y lo que resta']), { partner: slug }),
          ratingsSection(partner),
          ...(isActive ? [...detailsOf(partner), readerSection(partner)] : [closedFacts(partner)]),
          reviewQuestions(partner),
          authorBox('Quién hizo esta prueba', testedBy(partner)),
          helpBox(partner),
        ],
      },
    },
  };
}

/** What is strongest about a casino comes first. Where we no longer recommend it, how it pays is all that matters. */
function detailsOf(partner: DemoPartner): DemoBlock[] {
  const payments = [paymentSection(partner), paymentTable(partner)];
  if (partner.recommendedPartner) return payments;
  const bonuses = bonusSection(partner);
  const games = [gameSection(partner), gamesToTry(partner)];
  const { Pagos, Bonos, Juegos } = partner.scores;
  if (Juegos >= Pagos && Juegos >= Bonos) return [...games, ...payments, bonuses];
  if (Bonos >= Pagos) return [bonuses, ...games, ...payments];
  return [...payments, bonuses, ...games];
}

function testedBy({ slug, name, testedOn }: DemoPartner): string {
  const date = formatDate(testedOn);
  return choose(`${slug}-autor`, [
    `Última prueba: ${date}. Si jugaste en ${name} y te fue distinto, cuéntalo en correcciones@lupacasino.example.`,
    `Prueba cerrada el ${date}. Los errores de hecho se corrigen el mismo día y quedan en el [registro](/nosotros/correcciones/).`,
    `Datos al ${date}. ¿Ves algo que cambió en ${name}? Avísanos y lo comprobamos.`,
    `Los plazos y montos son del ${date}; [así trabajamos](/nosotros/metodologia/).`,
  ]);
}

function titleOf({ name, slug, isActive, recommendedPartner, ...partner }: DemoPartner): string {
  if (!isActive) return `${name}: por qué no lo recomendamos`;
  if (recommendedPartner) return `${name}: reseña 2026 y una alternativa mejor`;
  const rating = formatRating(ratingOf(partner));
  return choose(`${slug}-titulo`, [
    `${name}: reseña 2026, nota ${rating}`,
    `Reseña de ${name}: pagos, bonos y nota ${rating}`,
    `${name}: opinión y retiros medidos (2026)`,
  ]);
}

function descriptionOf(partner: DemoPartner): string {
  const { name, slug, isActive, payoutHours, offers } = partner;
  if (!isActive) return `${name} ya no recibe nuestra recomendación: qué pasó, qué hacer si tienes saldo y qué alternativas hay.`;
  const [main] = offers;
  const bonus = main ? titleOfOffer(main) : 'sin bono';
  return choose(`${slug}-descripcion`, [
    `Probamos ${name}: retiros ${payoutRange(payoutHours)}, ${bonus}, licencia, juegos y lo que dice la letra chica.`,
    `${name} a la lupa: cuánto tarda en pagar, cuánto cuesta su bono (${bonus}) y qué respalda su licencia.`,
    `Depositamos, jugamos y retiramos en ${name}. Nota, plazos medidos y la cuenta real de ${bonus}.`,
  ]);
}

/** The little that still matters about a casino that is closed. */
function closedFacts(partner: DemoPartner): DemoBlock {
  const { name, established, licence, payoutHours, withdrawalLimit, minimumWithdrawal, support, security, reputation, testedOn } = partner;
  return table(
    `Antecedentes de ${name}`,
    ['Dato', 'Valor'],
    [
      ['Sitio', webSiteOf(partner)],
      ['En línea desde', String(established)],
      ['Licencia', licence.name],
      ['Último plazo de retiro', upperFirst(payoutRange(payoutHours))],
      ['Retiro mínimo', formatPesos(minimumWithdrawal)],
      ['Tope de retiro', withdrawalLimit],
      ['Seguridad', security],
      ['Contacto', support.join(' · ')],
      ['Reputación', reputation],
    ],
    `Lo último que pudimos comprobar, el ${formatDate(testedOn)}.`,
  );
}

export const webSiteOf = ({ slug }: Pick<DemoPartner, 'slug'>): string => `${slug}.example`;
