import { gameTypeLabels, type GameType } from '@lupa/contracts/gameType.ts';
import { choose, joinWords } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { freeGames, section } from '../writing/writeBlocks.ts';
import { formatNumber, formatPercent } from '../writing/figures.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';

const nounOfType: Partial<Record<GameType, string>> = {
  SLOTS: 'tragamonedas',
  ROULETTE: 'ruleta',
  BLACKJACK: 'blackjack',
  BACCARAT: 'baccarat',
  GAME_SHOWS: 'shows en vivo',
  CRASH_GAMES: 'crash',
  VIDEO_POKER: 'video póker',
  BINGO: 'bingo',
  KENO: 'keno',
  SLINGO: 'Slingo',
  CRAPS: 'craps',
  SCRATCH_CARDS: 'raspes',
  INSTANT_GAMES: 'juegos instantáneos',
  FISH_SHOOTING: 'juegos de pesca',
  VIRTUAL_SPORTS: 'deportes virtuales',
  TABLE_GAMES: 'mesas',
  CARD_GAMES: 'cartas',
  DICE_GAMES: 'dados',
  ARCADE: 'arcade',
};

export function gamesInWords(types: readonly GameType[]): string {
  return joinWords(types.map((type) => nounOfType[type] ?? gameTypeLabels[type].toLowerCase()));
}

/** What there is to play, and at which RTP. */
export function gameSection(partner: DemoPartner): DemoBlock {
  const { slug, name, numberOfGames, providers, gameTypes } = partner;
  const size =
    numberOfGames > 3000
      ? `${formatNumber(numberOfGames)} juegos es más de lo que nadie va a probar; lo que importa es encontrarlos, y ahí ayuda filtrar por los ${providers.length} estudios que los firman.`
      : numberOfGames < 1200
        ? `Con ${formatNumber(numberOfGames)} juegos de ${providers.length} ${providers.length === 1 ? 'estudio' : 'estudios'} el catálogo se recorre en una tarde. Para algunos es poco; a otros les ahorra tiempo.`
        : choose(`${slug}-catalogo`, [
            `Contamos ${formatNumber(numberOfGames)} juegos de ${providers.length} estudios: un catálogo de tamaño medio, sin grandes huecos.`,
            `Hay ${formatNumber(numberOfGames)} juegos, repartidos entre ${providers.length} estudios.`,
            `${providers.length} estudios aportan ${formatNumber(numberOfGames)} juegos. Lo suficiente para no repetirse por un buen rato.`,
          ]);
  const kinds = choose(`${slug}-tipos`, [
    `Se puede jugar ${gamesInWords(gameTypes)}.`,
    `La oferta incluye ${gamesInWords(gameTypes)}.`,
    `En el menú: ${gamesInWords(gameTypes)}.`,
  ]);
  return section(
    choose(`${slug}-titulo-juegos`, ['Juegos', 'Qué se puede jugar', `El catálogo de ${name}`, 'Juegos y RTP']),
    [`${size} ${kinds}`, rtpOf(partner), missingOf(partner)].filter(Boolean).join('\n\n'),
  );
}

/** Games by the casino's studios, to be tried without an account. */
export function gamesToTry({ slug, name, providers, gameTypes }: DemoPartner): DemoBlock {
  const title = choose(`${slug}-gratis`, ['Pruébalos sin registrarte', `Lo que se juega en ${name}`, 'Gratis, antes de decidir']);
  const intro = choose(`${slug}-gratis-intro`, [
    `Seis juegos de los estudios con que trabaja ${name}, en modo de prueba. El saldo es de mentira; las reglas, no.`,
    `Los más buscados entre los estudios de ${name}. Aquí no hay que abrir cuenta ni poner plata.`,
    `Estos seis están en el catálogo de sus estudios y aquí se abren con créditos ficticios.`,
    `Sirven para conocer el ritmo de cada juego antes de apostar un peso en ${name}.`,
  ]);
  return freeGames(title, intro, { gameTypes: [...gameTypes], providerIds: [...providers], pageSize: 6, showFilters: false });
}

function rtpOf({ rtp, slug, gameTypes }: DemoPartner): string {
  const value = formatPercent(rtp);
  if (!gameTypes.includes('SLOTS'))
    return `El RTP medio es de **${value}**, alto porque casi todo son mesas: en ellas el número depende de jugar con la estrategia correcta, no solo del juego.`;
  if (rtp >= 96.5) {
    return choose(`${slug}-rtp`, [
      `El RTP promedio que publica la casa es de **${value}**, sobre la media de los casinos que revisamos. Elegimos veinte tragamonedas al azar y todas mostraban en su ayuda el mismo valor que la ficha.`,
      `Un RTP medio de **${value}** es bueno. Significa que, a la larga, de cada $10.000 apostados vuelven ${formatNumber(rtp * 100)} pesos; en una noche cualquiera puede pasar cualquier cosa.`,
    ]);
  }
  if (rtp < 96) {
    return choose(`${slug}-rtp`, [
      `El RTP promedio, **${value}**, está por debajo de lo normal. Varias tragamonedas conocidas corren aquí en su versión menos generosa: mira la ayuda del juego antes de girar.`,
      `Con **${value}** de RTP medio la casa se queda con más que sus competidores. En mil apuestas de $500 la diferencia con un casino de 96,5 % es de ${formatNumber(Math.round((96.5 - rtp) * 5000))} pesos.`,
    ]);
  }
  return choose(`${slug}-rtp`, [
    `El RTP medio es de **${value}**, en línea con el resto. La ficha de cada juego dice el suyo; no todos son iguales.`,
    `Publican un RTP promedio de **${value}**. Lo comparamos con la ayuda de quince juegos y coincidió en todos.`,
    `En promedio devuelven **${value}** de lo apostado, un valor corriente. Las tragamonedas con pozo suelen estar bastante más abajo.`,
  ]);
}

function missingOf({ slug, gameTypes }: DemoPartner): string | null {
  const missing = (['BLACKJACK', 'GAME_SHOWS', 'VIDEO_POKER'] as const).filter((type) => !gameTypes.includes(type));
  if (missing.length === 0) return null;
  const words = missing.map((type) => nounOfType[type] ?? type);
  return choose(`${slug}-faltan`, [
    `Lo que no vas a encontrar: ${joinWords(words, 'ni')}.`,
    `Se echa de menos ${joinWords(words)}.`,
    `Quien busque ${joinWords(words, 'o')} tendrá que mirar en otra parte.`,
  ]);
}
