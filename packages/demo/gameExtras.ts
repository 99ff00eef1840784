import { marketLocale } from '@lupa/domain/market.ts';
import type { GameEntity } from '@lupa/contracts/gameEntity.ts';
import { gameById, numberOf, volatilityOf } from './catalogue/catalogueFigures.ts';
import { firstGameId } from './catalogue/demoGames.ts';
import { featuredGames } from './catalogue/featuredGames.ts';

/** What editors say of a game. Slots take their volatility, and all games their multiplier, from the catalogue. */
type Extra = Pick<GameEntity, 'rating' | 'theme' | 'popularity' | 'description'> & { volatility?: string };

const extra = (rating: string, theme: string, popularity: string, description: string, volatility?: string): Extra => ({
  rating,
  theme,
  popularity,
  description,
  ...(volatility ? { volatility } : {}),
});

const extras: Record<string, Extra> = {
  'Desierto Florido': extra(
    '8,7',
    'Desierto',
    '96',
    'Cada cascada hace brotar una flor al pie del rodillo; con cinco flores empiezan los giros gratis. Larga sequía y premios que, cuando llegan, llegan juntos.',
  ),
  'Cóndor de Fuego': extra(
    '8,4',
    'Cordillera',
    '93',
    'El cóndor cruza los rodillos y deja comodines en llamas. Es de las que pasan cien giros sin un premio que se note.',
  ),
  'Ruleta del Puerto': extra(
    '8,9',
    'Puerto',
    '91',
    'Ruleta europea de un cero, con estadísticas honestas y fichas bajas. Todas las apuestas devuelven lo mismo.',
    'Media',
  ),
  'Frutilla Brava': extra(
    '7,9',
    'Frutas',
    '88',
    'Tres rodillos, cinco líneas y ninguna sorpresa. Sirve para cumplir un rollover sin sobresaltos.',
  ),
  'Despegue Austral': extra(
    '8,3',
    'Espacio',
    '90',
    'Un cohete sube y hay que bajarse antes de que explote. Con retiro automático en 1,5 se acierta casi dos de cada tres veces, y aun así se pierde a la larga.',
    'A elección',
  ),
  'Blackjack Camanchaca': extra(
    '9,0',
    'Mesa',
    '84',
    'Seis mazos, la casa se planta en todos los 17 y se dobla después de separar. Bien jugado, es el que más devuelve de los doce.',
    'Baja',
  ),
  'El Tesoro de Juan Fernández': extra(
    '8,2',
    'Piratas',
    '86',
    'Se cava en una isla y cada pala puede sacar un multiplicador o un cangrejo. El mapa se completa en unos doscientos giros.',
  ),
  'Pudú Feliz': extra(
    '8,1',
    'Bosque',
    '82',
    'Un pudú aparta las hojas y destapa símbolos de a tres. Amable, con premios chicos y una pausa cada quince minutos.',
  ),
  'Bingo de la Abuela Rosa': extra(
    '8,5',
    'Clásico',
    '79',
    'Bingo de 75 bolas con cartones baratos y tres bolas extra que se pagan aparte. La abuela comenta los números.',
    'Media',
  ),
  'Midnight Lanternfish': extra(
    '8,0',
    'Mar profundo',
    '77',
    'Rodillos a oscuras que se iluminan con cada premio. En el bono, la luz se queda encendida.',
  ),
  'Volcán Dormido': extra(
    '7,8',
    'Fuego',
    '81',
    'La presión sube con cada giro perdido y estalla cuando quiere. Vistosa y cruel con saldos chicos.',
  ),
  'Minas de Chañarcillo': extra(
    '8,2',
    'Minería',
    '80',
    'Se destapan casillas evitando los derrumbes. Cuantas más minas, más paga cada casilla y menos dura la partida.',
    'A elección',
  ),
};

/** What editors add to the twelve most searched games. */
export const gameExtras: GameEntity[] = featuredGames.flatMap(({ name }, place) => {
  const found = extras[name];
  if (!found) return [];
  const game = gameById(firstGameId + place);
  const highestWin = numberOf(game, 'Highest Win');
  return [
    {
      ...found,
      arcadeId: game.id,
      volatility: volatilityOf(game) ?? found.volatility ?? '-',
      multiplier: highestWin === null ? '-' : `x${highestWin.toLocaleString(marketLocale)}`,
    },
  ];
});
