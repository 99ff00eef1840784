import { averageReturn, formatReturn, gamesOfType, mostSearched, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { gameTypePage } from './gameTypePage.ts';
import { baccaratBets, percentOf } from './odds.ts';

const tables = gamesOfType('BACCARAT');
const silent = tables.filter((game) => numberOf(game, 'RTP') === null).length;
const [banker, player, tie] = baccaratBets;
const handsPerHour = 70;
const hour = (edge: number) => formatPesos(Math.round(handsPerHour * 1000 * edge));
const names = mostSearched(tables)
  .slice(0, 3)
  .map(({ name }) => name);

export const baccaratPage = gameTypePage({
  internalName: 'Baccarat gratis',
  slug: '/juegos-gratis/baccarat/',
  title: 'Baccarat gratis: reglas, tercera carta y ventajas',
  description: `Cómo se juega baccarat (punto y banca), la regla de la tercera carta en una tabla y por qué el empate cuesta trece veces más. ${tables.length} mesas con créditos.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-10-29',
  blocks: [
    hero(
      'Baccarat gratis',
      'También se llama bacará o punto y banca. Se decide una cosa, a quién apostar, y todo lo demás lo hacen las reglas. De las tres apuestas, dos son baratas y una es carísima.',
      {
        eyebrow: `${tables.length} mesas en el catálogo`,
        cta: link('Ver las mesas', '#freeGames-juegos'),
        image: 'ilustracion-baccarat.png',
      },
    ),
    table(
      'Las tres apuestas',
      ['Apuesta', 'Paga', 'Gana', 'Ventaja de la casa', 'Una hora a $1.000'],
      baccaratBets.map(({ name, pays, chance, edge }) => [`**${name}**`, pays, percentOf(chance), percentOf(edge), hour(edge)]),
      `Ocho mazos y ${handsPerHour} manos por hora. Con empate, las apuestas a banca y jugador se devuelven.`,
    ),
    section(
      'Por qué la banca paga menos y aun así conviene',
      `La banca saca su tercera carta sabiendo qué sacó el jugador, y con esa información gana un poco más seguido: ${percentOf(banker.chance)} contra ${percentOf(player.chance)}. Si pagara 1 a 1, la apuesta sería favorable al que apuesta. La comisión de 5 % lo corrige y deja la ventaja en **${percentOf(banker.edge)}**.

Apostar al jugador cuesta ${percentOf(player.edge)}, casi igual. La diferencia entre una y otra, en una hora a $1.000, no alcanza los $130. El empate es otro juego: **${percentOf(tie.edge)}**. Ocho a uno suena generoso para algo que sale menos de una vez cada diez, pero para ser justo tendría que pagar más de nueve.`,
    ),
    list('Una mano completa', 'steps', [
      ['Apuesta', 'A banca, a jugador o a empate. Nadie juega contra ti ni por ti.'],
      [
        'Dos cartas a cada lado',
        'Del 2 al 9 valen su número, el as vale 1 y las figuras y el 10, cero. Se cuenta solo la última cifra: 7 y 8 son 5.',
      ],
      ['¿Ocho o nueve?', 'Si alguno los tiene de entrada, es natural y la mano termina.'],
      ['Juega el jugador', 'Con 0 a 5 saca una tercera carta. Con 6 o 7 se planta.'],
      ['Juega la banca', 'Según la tabla de abajo. Gana quien quede más cerca de nueve.'],
    ]),
    table(
      'La tercera carta de la banca',
      ['La banca tiene', 'Saca si la tercera carta del jugador fue'],
      [
        ['**0, 1 o 2**', 'Cualquiera'],
        ['**3**', 'Cualquiera menos un 8'],
        ['**4**', 'De 2 a 7'],
        ['**5**', 'De 4 a 7'],
        ['**6**', '6 o 7'],
        ['**7**', 'Nunca'],
      ],
      'Si el jugador se plantó con dos cartas, la banca saca con 0 a 5. No hay que aprenderla: el juego la aplica solo.',
    ),
    freeGames(
      'Mesas para mirar cómo corre',
      `Las más buscadas son ${names.join(', ')}. Con créditos da lo mismo ganar, y eso deja ver el ritmo.`,
      { id: 'juegos', gameTypes: ['BACCARAT'], pageSize: 12 },
    ),
    section(
      'Los caminos y otras maneras de ver figuras',
      `Las mesas muestran un tablero con todos los resultados: la carretera grande, la perla, el ojo. Gente muy seria toma nota con lápiz. Sirve para contar lo que pasó y no dice nada de lo que viene; con ocho mazos, quitar una carta mueve la probabilidad en milésimas.

Contar cartas existe y no rinde: se ha calculado que la ventaja aparece pocas veces por zapato y vale centavos.

De las ${tables.length} mesas del catálogo, las que publican su retorno declaran **${formatReturn(averageReturn(tables))}**, que es el de la banca. ${silent === 0 ? 'Ninguna lo calla.' : `Las otras ${silent} no lo dicen; las reglas son las mismas, salvo que anuncien «sin comisión».`}`,
    ),
    questions('Preguntas sobre el baccarat', [
      [
        '¿Qué es el baccarat sin comisión?',
        `Paga la banca 1 a 1, salvo cuando gana con 6: ahí paga la mitad. Suena mejor y es peor. La ventaja sube de ${percentOf(banker.edge)} a 1,46 %.`,
      ],
      ['¿Y las apuestas a pares?', 'Pagan 11 a 1 y tienen más de 10 % de ventaja. Entretienen; cuestan diez veces lo que la banca.'],
      ['¿Conviene cambiar de lado?', 'No cambia nada. Cada mano empieza casi de cero y las dos apuestas cuestan parecido.'],
      [
        '¿Por qué lo juegan los que apuestan fuerte?',
        'Porque es rápido, la ventaja es baja y no hay decisiones que equivocar. Nada de eso lo vuelve rentable.',
      ],
    ]),
  ],
});
