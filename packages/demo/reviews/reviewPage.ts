import { clickOutPath } from '@lupa/contracts/clickOut.ts';
import type { Link } from '@lupa/contracts/link.ts';
import { choose } from '../content/choose.ts';
import { helplines, legalStatus } from '../content/chileanFacts.ts';
import type { DemoBlock } from '../content/demoBlock.ts';
import type { DemoPage } from '../content/demoPage.ts';
import { box, hero, link, list, section, table } from '../content/writeBlocks.ts';
import { formatDate, formatNumber, formatPercent, formatPesos, formatRating } from '../content/figures.ts';
import { ratingOf, ratingWeights, titleOfOffer, type DemoPartner } from '../partners/demoPartner.ts';
import { partnerBySlug } from '../partners/partners.ts';
import { bonusSection } from './bonusSection.ts';
import { payoutRange } from './figures.ts';
import { gameSection } from './gameSection.ts';
import { paymentSection, paymentTable } from './paymentSections.ts';
import { reviewQuestions } from './reviewQuestions.ts';

export const reviewSlug = (slug: string): string => `/resenas/${slug}/`;
export const reviewName = ({ name }: Pick<DemoPartner, 'name'>): string => `Reseña ${name}`;

/** The review of one casino: its texts, its numbers, and an order that follows what matters about it. */
export function buildReviewPage(partner: DemoPartner): DemoPage {
  const { slug, name, reviewer, testedOn, summary } = partner;
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
          hero(partner.isActive ? `${name}: reseña y prueba con plata propia` : `${name}: qué pasó y qué hacer`, summary, {
            eyebrow: `Nota ${formatRating(ratingOf(partner))} de 10`,
            ...wayOut(partner),
          }),
          statusBox(partner),
          section('Veredicto', partner.verdict),
          keyFacts(partner),
          ...bodyOf(partner),
          prosOf(partner),
          consOf(partner),
          reviewQuestions(partner),
          helpBox(partner),
        ],
      },
    },
  };
}

/** The way to the casino, where we still recommend it. */
function wayOut({ slug, name, isActive, recommendedPartner, offers: [main] }: DemoPartner): { cta?: Link } {
  if (!isActive || recommendedPartner || !main) return {};
  return { cta: link(`Ir a ${name}`, clickOutPath(slug, main.proxy)) };
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

/** What is strongest or weakest about a casino comes first. */
function bodyOf(partner: DemoPartner): DemoBlock[] {
  const diary = section(
    choose(`${partner.slug}-diario`, ['Cómo lo probamos', 'Diario de la prueba', 'Qué hicimos y cuánto tardó']),
    partner.diary,
  );
  if (!partner.isActive) return [diary];
  const payments = [paymentSection(partner), paymentTable(partner)];
  const bonuses = bonusSection(partner);
  const games = gameSection(partner);
  const { Pagos, Bonos, Juegos } = partner.scores;
  if (Juegos >= Pagos && Juegos >= Bonos) return [games, diary, ...payments, bonuses];
  if (Bonos >= Pagos) return [bonuses, diary, games, ...payments];
  return [diary, ...payments, bonuses, games];
}

function statusBox({ slug, name, isActive, recommendedPartner, licence }: DemoPartner): DemoBlock {
  const alternative = recommendedPartner ? partnerBySlug(recommendedPartner) : null;
  const instead = alternative ? link(`Ver ${alternative.name}`, reviewSlug(alternative.slug)) : undefined;
  if (slug === 'bahia-neon')
    return box(
      'bad',
      'En la lista negra',
      `No deposites en ${name}. Abajo está lo que comprobamos, con fechas.`,
      link('Ver la lista negra', '/lista-negra/'),
    );
  if (!isActive)
    return box(
      'bad',
      'Cerrado a jugadores nuevos',
      `${name} ya no está activo y aquí no hay enlaces para entrar. ${alternative ? `La alternativa más parecida es ${alternative.name}.` : ''}`,
      instead,
    );
  if (alternative)
    return box(
      'caution',
      'Dejamos de recomendarlo',
      `La ficha de ${name} sigue aquí como antecedente. Hoy recomendamos ${alternative.name} en su lugar.`,
      instead,
    );
  return box(
    'info',
    'Licencia y situación legal',
    `${name} declara licencia de **${licence.name}**, verificada el ${formatDate(licence.verifiedOn)}. ${legalStatus.short}`,
    link('Por qué decimos esto', '/guias/situacion-legal/'),
  );
}

function keyFacts(partner: DemoPartner): DemoBlock {
  const {
    established,
    licence,
    rtp,
    depositTime,
    payoutHours,
    withdrawalLimit,
    minimumDeposit,
    minimumWithdrawal,
    numberOfGames,
    support,
    compatibility,
    languages,
    webSite,
  } = { ...partner, webSite: webSiteOf(partner) };
  const parts = Object.entries(ratingWeights).map(
    ([name, weight]) => `${name} ${formatNumber(partner.scores[name as keyof typeof ratingWeights])} (${formatPercent(weight * 100)})`,
  );
  return table(
    'Ficha técnica',
    ['Dato', 'Valor'],
    [
      ['Nota', `**${formatRating(ratingOf(partner))}**: ${parts.join(', ')}`],
      ['Sitio', webSite],
      ['En línea desde', String(established)],
      ['Licencia declarada', licence.name],
      ['Depósito mínimo', formatPesos(minimumDeposit)],
      ['Acreditación del depósito', depositTime],
      ['Retiro mínimo', formatPesos(minimumWithdrawal)],
      ['Tope de retiro', withdrawalLimit],
      ['Plazo de retiro', payoutRange(payoutHours)],
      ['RTP promedio publicado', formatPercent(rtp)],
      ['Juegos', formatNumber(numberOfGames)],
      ['Dispositivos', compatibility],
      ['Idiomas', languages.join(', ')],
      ['Seguridad', partner.security],
      ['Atención', support.join(' · ')],
      ['Reputación', partner.reputation],
    ],
    `Datos comprobados el ${formatDate(partner.testedOn)}. Los plazos son los que medimos, no los que anuncia el casino.`,
  );
}

export const webSiteOf = ({ slug }: Pick<DemoPartner, 'slug'>): string => `${slug}.example`;

function prosOf({ slug, pros }: DemoPartner): DemoBlock {
  return list(choose(`${slug}-pros`, ['Lo bueno', 'A favor', 'Lo que nos gustó']), 'checks', [...pros]);
}

function consOf({ slug, cons }: DemoPartner): DemoBlock {
  return list(choose(`${slug}-cons`, ['Lo que molesta', 'En contra', 'Lo que le falta']), 'bullets', [...cons]);
}

function helpBox({ slug }: DemoPartner): DemoBlock {
  const [health, crisis] = helplines;
  const text = choose(`${slug}-ayuda`, [
    `Juega solo con plata que puedas perder y fija el límite antes de entrar. Si te cuesta parar, llama a ${health.name}, **${health.number}**, o a la línea **${crisis.number}** desde un celular.`,
    `Ningún bono compensa un mal rato. Si el juego dejó de ser entretención, **${health.number}** (${health.name}) atiende todos los días; en una crisis, **${crisis.number}** desde cualquier celular.`,
    `Solo para mayores de 18 años. Si tú o alguien cercano necesita ayuda: ${health.name}, **${health.number}**; línea de crisis, **${crisis.number}**.`,
  ]);
  return box('caution', 'Juego responsable', text, link('Guía de ayuda', '/juego-responsable/'));
}
