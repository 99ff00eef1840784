import type { GameEntity } from '@lupa/contracts/gameEntity.ts';
import { firstGameId } from './catalogue/demoGames.ts';
import { featuredGames } from './catalogue/featuredGames.ts';

type Extra = Omit<GameEntity, 'arcadeId'>;
const extra = (volatility: string, rating: string, theme: string, multiplier: string, popularity: string, description: string): Extra => ({
  volatility,
  rating,
  theme,
  multiplier,
  popularity,
  description,
});

const extras: Record<string, Extra> = {
  'Desierto Florido': extra(
    'Alta',
    '8,7',
    'Desierto',
    'x5.000',
    '96',
    'Cada cascada hace brotar una flor en el rodillo; con cinco flores empiezan los giros gratis. Larga sequía y premios que, cuando llegan, llegan juntos.',
  ),
  'Cóndor de Fuego': extra(
    'Muy alta',
    '8,4',
    'Cordillera',
    'x10.000',
    '93',
    'El cóndor recorre los rodillos y deja comodines en llamas. Es de las que pasan cien giros sin decir nada.',
  ),
  'Ruleta del Puerto': extra(
    'Media',
    '8,9',
    'Puerto',
    'x35',
    '91',
    'Ruleta europea de un cero, con estadísticas honestas y apuestas desde $100. La devolución es de 97,3 % en todas las apuestas.',
  ),
  'Frutilla Brava': extra(
    'Baja',
    '7,9',
    'Frutas',
    'x500',
    '88',
    'Tres rodillos, cinco líneas y ninguna sorpresa. Sirve para cumplir un rollover sin sobresaltos.',
  ),
  'Despegue Austral': extra(
    'A elección',
    '8,3',
    'Espacio',
    'Sin tope',
    '90',
    'Un cohete sube y hay que bajarse antes de que explote. Con retiro automático en 1,5 se gana dos de cada tres veces, y aun así se pierde a la larga.',
  ),
  'Blackjack Camanchaca': extra(
    'Baja',
    '9,0',
    'Mesa',
    'x2,5',
    '84',
    'Seis mazos, crupier que se planta con 17 blando y doble después de dividir. Jugado con estrategia devuelve 99,5 %.',
  ),
  'El Tesoro de Juan Fernández': extra(
    'Alta',
    '8,2',
    'Piratas',
    'x4.000',
    '86',
    'Se cava en una isla y cada pala puede sacar un multiplicador o un cangrejo. El mapa se completa en unos doscientos giros.',
  ),
  'Pudú Feliz': extra(
    'Media',
    '8,1',
    'Bosque',
    'x1.500',
    '82',
    'Un pudú esconde símbolos debajo de las hojas y los destapa de a tres. Amable, con premios chicos y frecuentes.',
  ),
  'Bingo de la Abuela Rosa': extra(
    'Media',
    '8,5',
    'Clásico',
    'x1.000',
    '79',
    'Bingo de 75 bolas con cartones desde $50 y tres bolas extra que se pagan aparte. La abuela comenta los números.',
  ),
  'Midnight Lanternfish': extra(
    'Alta',
    '8,0',
    'Mar profundo',
    'x6.000',
    '77',
    'Rodillos a oscuras que se iluminan con cada premio. En el bono, la luz se queda encendida.',
  ),
  'Volcán Dormido': extra(
    'Muy alta',
    '7,8',
    'Fuego',
    'x12.500',
    '81',
    'La presión sube con cada giro perdido y estalla cuando quiere. Vistosa y cruel con saldos chicos.',
  ),
  'Minas de Chañarcillo': extra(
    'A elección',
    '8,2',
    'Minería',
    'x2.500',
    '80',
    'Se destapan casillas evitando los derrumbes. Cuantas más minas, más paga cada casilla y menos dura la partida.',
  ),
};

/** What editors add to the twelve most searched games. */
export const gameExtras: GameEntity[] = featuredGames.flatMap(({ name }, place) => {
  const found = extras[name];
  return found ? [{ arcadeId: firstGameId + place, ...found }] : [];
});
