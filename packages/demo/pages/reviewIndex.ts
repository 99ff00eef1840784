import { payoutRange } from '../reviews/figures.ts';
import { reviewSlug } from '../reviews/reviewPage.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate, formatPercent, formatPesos, formatRating } from '../writing/figures.ts';
import { authorBox, box, comparator, hero, link, questions, ranking, section, table, usefulLinks } from '../writing/writeBlocks.ts';
import { iconFile } from '../media.ts';
import { ratingOf } from '../partners/demoPartner.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';

const reviewLink = (partner: DemoPartner, copy: string): [string, string, string, string] => [
  partner.name,
  reviewSlug(partner.slug),
  copy,
  iconFile(partner.slug),
];
const rated = (partner: DemoPartner) =>
  reviewLink(
    partner,
    `Nota ${formatRating(ratingOf(partner))}. Retiros ${payoutRange(partner.payoutHours)}, desde ${formatPesos(partner.minimumDeposit)}.`,
  );
const between = (from: number, to: number) => rankedPartners.filter((partner) => ratingOf(partner) >= from && ratingOf(partner) < to);

const latest = partners.toSorted((a, b) => b.testedOn.localeCompare(a.testedOn)).slice(0, 6);
const dropped = partners.filter((partner) => !rankedPartners.includes(partner));

export const reviewIndex: DemoPage = {
  internalName: 'Reseñas',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/resenas/',
      title: `Reseñas de casinos en línea: ${partners.length} probados`,
      description: `Las ${partners.length} reseñas de LupaCasino, con nota, licencia declarada, plazo de retiro medido y fecha de la última prueba.`,
      sitemapCategory: 'Principal',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-16',
      analytics: { category: 'Reviews', subCategories: ['Review Hub'], vertical: 'Casino', siteSection: 'resenas' },
      blocks: [
        hero(
          'Todas las reseñas',
          `${partners.length} casinos probados con plata propia. También los que no recomendamos: saber dónde no entrar vale tanto como lo otro.`,
          {
            eyebrow: 'Última prueba: noviembre de 2026',
            cta: link('Ver los tres primeros', '#topList-primeros'),
            image: 'ilustracion-resenas.png',
          },
        ),
        ranking(
          'home',
          'Los tres primeros',
          'La nota global, de mayor a menor. El botón lleva al casino y es publicidad; la nota no depende de él.',
          {
            id: 'primeros',
            variant: 'mini-review-component',
            visibleEntries: 3,
            showFilters: true,
          },
        ),
        usefulLinks('Nota 8,6 o más', 'Los que recomendamos sin muchas vueltas.', between(8.6, 11).map(rated)),
        usefulLinks('De 8,2 a 8,5', 'Buenos, con algo que conviene saber antes.', between(8.2, 8.6).map(rated)),
        usefulLinks('Menos de 8,2', 'Para quien calza justo con ellos, y con montos chicos.', between(0, 8.2).map(rated)),
        usefulLinks(
          'Los que dejamos de recomendar',
          'Siguen aquí como antecedente, sin enlaces para entrar.',
          dropped.map((partner) => reviewLink(partner, partner.summary)),
        ),
        comparator('Hasta tres, lado a lado', 'Nota, bono, plazos y métodos, uno al lado del otro.', 'home'),
        table(
          'Las últimas pruebas',
          ['Casino', 'Nota', 'Probado el', 'RTP promedio'],
          latest.map((partner) => [
            `**${partner.name}**`,
            formatRating(ratingOf(partner)),
            formatDate(partner.testedOn),
            formatPercent(partner.rtp),
          ]),
          'Cada reseña lleva la fecha de su última prueba. Pasado un año sin repetirla, lo avisa arriba.',
        ),
        section(
          'Cuándo cambia una nota',
          `Una nota puede cambiar por cuatro razones: una prueba nueva, un cambio en los términos, un cambio de licencia o de dueños, o reclamos de lectores que pudimos comprobar. Cada cambio queda con su fecha en el [registro de correcciones](/nosotros/correcciones/).

Los casinos pueden pedir una corrección y les respondemos siempre. Corregimos errores de hecho el mismo día; las opiniones no se negocian.`,
          { link: link('Cómo se calcula', '/nosotros/metodologia/') },
        ),
        questions('Sobre las reseñas', [
          [
            '¿Por qué no hay ningún 10?',
            'Porque ninguno paga al instante por todos los métodos, sin mínimos y con un bono que convenga. El mejor de hoy tiene defectos, y su reseña los dice.',
          ],
          [
            '¿Cuánta plata ponen en cada prueba?',
            'Entre $10.000 y $100.000. Lo justo para pasar por la caja dos veces, de ida y de vuelta.',
          ],
          ['¿Reseñan a pedido?', 'De lectores, sí: son la primera fuente de nombres nuevos. De casinos, no.'],
        ]),
        box(
          'bad',
          'Antes de entrar a uno que no está aquí',
          'Comprueba la licencia y mira la lista negra. Diez minutos.',
          link('Ver la lista negra', '/lista-negra/'),
        ),
        authorBox('Quién edita las reseñas', 'Ninguna sale sin que la lea alguien que no hizo la prueba.'),
      ],
    },
  },
};
