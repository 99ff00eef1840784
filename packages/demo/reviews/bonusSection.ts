import { choose, joinWords } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { section } from '../writing/writeBlocks.ts';
import { formatDate, formatNumber, formatPercent, formatPesos } from '../writing/figures.ts';
import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner } from '../partners/partner.schema.ts';
import { bonusCost, type BonusCost } from './figures.ts';

/** What the offers cost once they are played through, in pesos. */
export function bonusSection(partner: DemoPartner): DemoBlock {
  const [main, ...rest] = partner.offers;
  if (!main) return section('Bonos', `${partner.name} no ofrece bonos. Lo que se deposita es lo que se juega.`);
  const cost = bonusCost(main, partner);
  const parts = [
    openingOf(partner, main),
    cost ? arithmeticOf(partner, main, cost) : withoutTurnover(main),
    cost ? verdictOf(partner, cost) : null,
    rest.length > 0 ? othersOf(partner, rest) : null,
    deadlineOf(partner, main),
  ];
  const title = choose(`${partner.slug}-bono`, [
    `El bono de ${partner.name}, en pesos`,
    'Qué se paga por el bono',
    'Bonos: la cuenta completa',
    `¿Conviene el bono de ${partner.name}?`,
  ]);
  return section(title, parts.filter(Boolean).join('\n\n'));
}

function openingOf({ slug, name }: DemoPartner, offer: DemoOffer): string {
  const title = titleOfOffer(offer);
  return choose(`${slug}-apertura`, [
    `La oferta principal es **${title}**. Suena bien en el aviso; veamos qué queda después de leer las condiciones.`,
    `${name} parte con **${title}**. Antes de aceptar hay que saber cuánto habrá que apostar para que esa plata sea tuya.`,
    `En el aviso dice **${title}**. En los términos dice lo demás, y es lo que traducimos aquí.`,
    `**${title}**: ese es el gancho. La pregunta útil no es cuánto regalan, sino cuánto cuesta retirarlo.`,
  ]);
}

function arithmeticOf(
  { slug, rtp, gameTypes }: DemoPartner,
  offer: DemoOffer,
  { deposit, bonus, turnover, expectedLoss }: BonusCost,
): string {
  const rollover = formatNumber(offer.rollover ?? 0);
  const base = offer.isOnDepositToo ? ' sobre depósito más bono' : '';
  const tables = gameTypes.includes('SLOTS') ? '' : ', porque las mesas cuentan solo el 10 %';
  return choose(`${slug}-cuenta`, [
    `Un ejemplo: depositas ${formatPesos(deposit)} y recibes ${formatPesos(bonus)}. Con un rollover de ${rollover} veces${base} tienes que apostar **${formatPesos(turnover)}** antes de un retiro${tables}. Al RTP promedio de la casa, ${formatPercent(rtp)}, la pérdida esperada en ese recorrido es de ${formatPesos(expectedLoss)}.`,
    `Con ${formatPesos(deposit)} de depósito el bono es de ${formatPesos(bonus)} y el rollover, de ${rollover} veces${base}. Eso da **${formatPesos(turnover)} en apuestas**${tables}. Cada $100 apostados en tragamonedas con ${formatPercent(rtp)} de RTP devuelven ${formatNumber(rtp)} pesos en promedio, así que el camino cuesta unos ${formatPesos(expectedLoss)}.`,
    `Hagamos la multiplicación: ${offer.isOnDepositToo ? `${formatPesos(deposit)} de depósito más ${formatPesos(bonus)} de bono` : `${formatPesos(bonus)} de bono (sobre un depósito de ${formatPesos(deposit)})`} por ${rollover} son **${formatPesos(turnover)}** que hay que poner en juego${tables}. La casa se queda en promedio con ${formatPercent(100 - rtp)} de cada apuesta: ${formatPesos(expectedLoss)}.`,
  ]);
}

function verdictOf({ slug, name }: DemoPartner, { bonus, balance }: BonusCost): string {
  if (balance > 0) {
    return choose(`${slug}-saldo`, [
      `La resta deja **${formatPesos(balance)} a favor**, algo raro en esta industria. No es una promesa: la varianza manda, y la mayoría de las veces se termina con más o con menos que eso.`,
      `Quedan ${formatPesos(balance)} de los ${formatPesos(bonus)}. Es un bono con valor positivo, de los pocos que recomendamos aceptar si ya pensabas jugar esa cantidad.`,
    ]);
  }
  if (balance > -bonus * 0.6) {
    return choose(`${slug}-saldo`, [
      `El bono de ${formatPesos(bonus)} no alcanza a cubrirlo: en promedio faltan **${formatPesos(-balance)}**. Sirve para jugar más rato, no para ganar.`,
      `Es decir, se gasta el bono completo y ${formatPesos(-balance)} más. Tómalo como entretención pagada y, si no te interesa jugar tanto, rechaza el bono al depositar.`,
      `La diferencia es de **${formatPesos(-balance)} en contra**. Está en lo habitual: casi ningún bono resiste esta cuenta, y el de ${name} no es la excepción.`,
    ]);
  }
  return choose(`${slug}-saldo`, [
    `La pérdida esperada supera por **${formatPesos(-balance)}** a lo que regalan. Nuestro consejo es depositar sin bono.`,
    `Se pierde lo regalado y, además, ${formatPesos(-balance)}. Con estas condiciones el bono es un costo disfrazado.`,
  ]);
}

const times = (rollover: number): string => `${formatNumber(rollover)} ${rollover === 1 ? 'vez' : 'veces'}`;

function withoutTurnover(offer: DemoOffer): string {
  if (offer.type === 'cashback' && offer.percentage) {
    const condition = offer.rollover ? `con un rollover de ${times(offer.rollover)}` : 'sin rollover: es plata que se puede retirar';
    return `Funciona así: si en el período pierdes ${formatPesos(40000)}, vuelven ${formatPesos(40000 * (offer.percentage / 100))}, ${condition}. Un cashback no convierte una mala semana en buena, pero baja el costo de jugar y no obliga a apostar más.`;
  }
  const spins = offer.freeSpins ?? 0;
  return `Son ${formatNumber(spins)} giros gratis que se reciben sin poner plata. Lo que salga de ellos lleva un rollover de ${formatNumber(offer.rollover ?? 0)} veces${offer.fineprint.includes('máximo') ? ' y tiene tope de retiro.' : '.'} Úsalos para conocer el sitio; contar con retirar algo sería un error.`;
}

function othersOf({ slug }: DemoPartner, offers: DemoOffer[]): string {
  const names = joinWords(
    offers.map((offer) => `**${titleOfOffer(offer)}**${offer.rollover ? ` (rollover de ${times(offer.rollover)})` : ' (sin rollover)'}`),
  );
  const detail = offers.map((offer) => offer.fineprint).join(' ');
  return choose(`${slug}-otros`, [
    `Además está ${names}. ${detail}`,
    `Para quien ya tiene cuenta hay ${names}. ${detail}`,
    `También ofrecen ${names}. La letra chica: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`,
  ]);
}

function deadlineOf({ slug }: DemoPartner, { expiration, validityDays, maximumBet, fineprint, verifiedOn }: DemoOffer): string {
  const facts = [
    validityDays ? `hay ${validityDays} ${validityDays === 1 ? 'día' : 'días'} para cumplirlo` : null,
    maximumBet ? `la apuesta máxima mientras corre es de ${formatPesos(maximumBet)}` : null,
    expiration ? `la oferta está anunciada hasta el ${formatDate(expiration)}` : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return `${fineprint} Leímos estas condiciones el ${formatDate(verifiedOn)}.`;
  const details = `${joinWords(facts)}. `;
  return choose(`${slug}-plazo`, [
    `Ojo con los plazos: ${details}${fineprint} Leímos estas condiciones el ${formatDate(verifiedOn)}.`,
    `Lo que más se olvida: ${details}${fineprint} Condiciones vistas el ${formatDate(verifiedOn)}.`,
    `En la letra chica, ${details}${fineprint} Es lo que decían los términos el ${formatDate(verifiedOn)}.`,
  ]);
}
