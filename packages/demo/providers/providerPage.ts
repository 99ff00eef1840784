import { choose, joinWords, upperFirst } from '../writing/words.ts';
import type { WrittenBlock } from '../writing/block.schema.ts';
import { type DemoPage, parseSectionPage } from '../writing/readPage.ts';
import { formatNumber } from '../writing/figures.ts';
import type { Studio } from './studio.ts';
import type { StudioText } from './studioTexts.ts';

const providersSlug = '/proveedores/';
export const providerSlug = ({ normalisedName }: Pick<Studio, 'normalisedName'>): string => `${providersSlug}${normalisedName}/`;

/** The page of a studio: who they are, what their games return, and where they are played. */
export function buildProviderPage({ studio, ...text }: StudioText): DemoPage {
  const { title, description, author, updatedOn, lead } = text;
  return parseSectionPage('providers', {
    internalName: studio.name,
    slug: providerSlug(studio),
    title,
    description,
    author,
    updatedOn,
    subCategory: 'Software Provider',
    isPrimary: true,
    blocks: [
      {
        type: 'heroSection',
        variant: 'provider',
        eyebrow: `${text.city}, desde ${studio.founded}`,
        title: studio.name,
        body: lead,
        providerId: studio.id,
        cta: { title: 'Probar sus juegos', url: '#freeGames-juegos' },
      },
      casinosWith(studio),
      ...bodyOf(text, studio),
      { type: 'accordion', title: `Preguntas sobre ${studio.name}`, items: text.questions },
    ],
  });
}

/** Studios of tables open with their history, large ones with their games, the others with their figures. */
function bodyOf(text: Omit<StudioText, 'studio'>, studio: Studio): WrittenBlock[] {
  const history: WrittenBlock = { type: 'contentSection', ...text.history };
  const games: WrittenBlock = { type: 'contentSection', ...text.games };
  const lists: WrittenBlock = { type: 'prosCons', title: 'Lo que nos gusta y lo que no', pros: text.pros, cons: text.cons };
  const figures = figuresTable(text, studio);
  const playing = studioGames(studio);
  if (studio.slots * 2 < studio.count) return [history, figures, games, playing, lists];
  if (studio.count > 60) return [games, playing, figures, history, lists];
  return [figures, history, games, lists, playing];
}

function figuresTable({ city }: Pick<StudioText, 'city'>, studio: Studio): WrittenBlock {
  const { name, founded, count, types, averageReturn, best, volatility, withFreeSpins, withPot, newest, mostSearched } = studio;
  return {
    type: 'table',
    title: 'En cifras',
    caption: 'Calculado sobre nuestro catálogo. La volatilidad la leemos del premio máximo de cada tragamonedas.',
    columns: ['Dato', name],
    rows: [
      ['**Fundado**', `${founded}, ${city}`],
      ['**Juegos en el catálogo**', formatNumber(count)],
      ['**Tipos**', upperFirst(types)],
      ['**RTP medio**', averageReturn],
      ['**Tragamonedas de mayor RTP**', `${best.name}, ${best.returned}`],
      ['**Volatilidad de sus tragamonedas**', volatility === '' ? '-' : volatility],
      ['**Con giros gratis**', formatNumber(withFreeSpins)],
      ['**Con pozo progresivo**', withPot === 0 ? 'Ninguno' : formatNumber(withPot)],
      ['**Más nuevo**', `${newest.name}, ${newest.date}`],
      ['**Más buscados**', joinWords(mostSearched)],
    ],
  };
}

function studioGames({ id, name, count }: Studio): WrittenBlock {
  return {
    type: 'freeGames',
    id: 'juegos',
    title: `Juegos de ${name} para probar`,
    intro: choose(`${name}-juegos`, [
      'Con créditos y sin cuenta, del más buscado al menos buscado.',
      count > 24
        ? 'Parten por los más buscados; puedes dejar solo un tipo o buscar por nombre.'
        : 'Parten por los más buscados. No hay que registrarse.',
      'Abren en el navegador, con créditos de práctica.',
    ]),
    providerIds: [id],
    pageSize: 12,
    showFilters: count > 24,
  };
}

/** Where its games are played: what a reader comes for, before who they are. */
function casinosWith({ id, name }: Studio): WrittenBlock {
  return {
    type: 'topList',
    id: 'casinos',
    toplist: 'home',
    title: `Casinos con ${name}`,
    intro: 'Los que declaran llevarlo, por su nota. No todos ofrecen todos sus juegos.',
    providerId: id,
    visibleEntries: 3,
    showFilters: true,
  };
}
