import { choose, joinWords, lowerFirst, upperFirst } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { formatNumber, formatPercent, formatPesos, formatRating } from '../writing/figures.ts';
import { withFixedPercent } from '../writing/prose.ts';
import { ratings } from '../writing/writeBlocks.ts';
import { ratingOf } from '../partners/demoPartner.ts';
import type { DemoPartner, RatingPartName } from '../partners/partner.schema.ts';
import { bonusCost, payoutRange } from './figures.ts';

/** Why each part of the rating is what it is, in figures. */
export function ratingsSection(partner: DemoPartner): DemoBlock {
  const { slug, name, scores } = partner;
  const title = choose(`${slug}-notas`, [
    'La nota, parte por parte',
    `Por qué un ${formatRating(ratingOf(partner))}`,
    'De dónde sale la nota',
  ]);
  const [best, ...others] = (Object.keys(scores) as RatingPartName[]).toSorted((a, b) => scores[b] - scores[a]);
  const worst = others.at(-1);
  const intro = choose(`${slug}-notas-intro`, [
    `Lo más fuerte de ${name} es **${lowerFirst(best ?? '')}** y lo más débil, **${lowerFirst(worst ?? '')}**. La fórmula es igual para todos y está en [cómo ponemos la nota](/nosotros/metodologia/).`,
    `Cinco notas con peso distinto. Aquí la mejor es **${lowerFirst(best ?? '')}**; la que más resta, **${lowerFirst(worst ?? '')}**. [Así se calcula](/nosotros/metodologia/).`,
    `De **${lowerFirst(best ?? '')}** a **${lowerFirst(worst ?? '')}**, de mejor a peor. Los pesos y las tablas están en la [metodología](/nosotros/metodologia/).`,
  ]);
  return ratings(
    title,
    slug,
    intro,
    Object.entries(noteOf).map(([part, write]) => [part, withFixedPercent(write(partner))]),
  );
}

const noteOf: Record<RatingPartName, (partner: DemoPartner) => string> = {
  Confianza: ({ slug, scores, licence, established, reputation }) => {
    const years = 2026 - established;
    const age = years < 3 ? `historia corta (desde ${established})` : `${years} años en línea`;
    if (scores.Confianza < 6) return `${licence.name}. Reputación: ${lowerFirst(reputation)}. Con eso no alcanza para recomendarlo.`;
    return choose(`${slug}-n-confianza`, [
      `Licencia de ${licence.name} y ${age}. Reputación: ${lowerFirst(reputation)}.`,
      `${licence.name}, comprobada en el registro; ${age}. ${reputation}.`,
      `Pesan la licencia, ${licence.name}; ${age}, y lo que muestran los reclamos: ${lowerFirst(reputation)}.`,
    ]);
  },
  Pagos: ({ slug, payoutHours, minimumWithdrawal, deposits, withdrawals, withdrawalLimit }) => {
    const both = deposits.filter((key) => withdrawals.includes(key)).length;
    const ways = `${both} de ${deposits.length} métodos sirven de ida y vuelta`;
    return choose(`${slug}-n-pagos`, [
      `Retiros ${payoutRange(payoutHours)}, desde ${formatPesos(minimumWithdrawal)}. ${upperFirst(ways)}.`,
      `${upperFirst(payoutRange(payoutHours))} por retiro; ${ways}. Tope: ${lowerFirst(withdrawalLimit)}.`,
      `${upperFirst(ways)}. Paga ${payoutRange(payoutHours)}, con mínimo de ${formatPesos(minimumWithdrawal)}.`,
    ]);
  },
  Bonos: (partner) => {
    const { slug, offers } = partner;
    const [main] = offers;
    if (!main) return 'No ofrece bonos.';
    const cost = bonusCost(main, partner);
    if (!cost)
      return main.rollover
        ? `Rollover de ${main.rollover} ${main.rollover === 1 ? 'vez' : 'veces'}. ${main.fineprint}`
        : `Sin rollover. ${main.fineprint}`;
    const balance = cost.balance > 0 ? `quedan ${formatPesos(cost.balance)} a favor` : `faltan ${formatPesos(-cost.balance)}`;
    const days = main.validityDays ? ` en ${main.validityDays} días` : '';
    return choose(`${slug}-n-bonos`, [
      `Rollover de ${main.rollover} veces${days}. Con ${formatPesos(cost.deposit)} de depósito, en promedio ${balance}.`,
      `Hay que apostar ${formatPesos(cost.turnover)}${days} por un bono de ${formatPesos(cost.bonus)}; en promedio ${balance}.`,
      `${main.rollover} veces${days}: en promedio ${balance} por cada ${formatPesos(cost.deposit)} depositados.`,
    ]);
  },
  Juegos: ({ slug, numberOfGames, providers, rtp }) =>
    choose(`${slug}-n-juegos`, [
      `${formatNumber(numberOfGames)} juegos de ${studios(providers.length)}; RTP promedio de ${formatPercent(rtp)}.`,
      `RTP promedio de ${formatPercent(rtp)} sobre ${formatNumber(numberOfGames)} juegos y ${studios(providers.length)}.`,
      `${upperFirst(studios(providers.length))}, ${formatNumber(numberOfGames)} juegos y un RTP medio de ${formatPercent(rtp)}.`,
    ]),
  Atención: ({ slug, support, languages }) =>
    choose(`${slug}-n-atencion`, [
      `${support.join(' · ')}. En ${joinWords(languages.map(lowerFirst))}.`,
      `Tres contactos de prueba por ${joinWords(support.map(lowerFirst), 'o')}.`,
      `Canales: ${joinWords(support.map(lowerFirst))}. Idiomas: ${joinWords(languages.map(lowerFirst))}.`,
    ]),
};

const studios = (count: number): string => `${count} ${count === 1 ? 'estudio' : 'estudios'}`;
