import { choose, joinWords, lowerFirst } from '../content/choose.ts';
import { legalStatus } from '../content/chileanFacts.ts';
import { questions, type DemoBlock } from '../content/demoPage.ts';
import { formatDate, formatNumber, formatPesos } from '../content/figures.ts';
import { paymentMethodName } from '../content/paymentMethods.ts';
import type { DemoPartner } from '../partners/demoPartner.ts';
import { partnerBySlug } from '../partners/partners.ts';
import { payoutRange } from './figures.ts';

/** The questions that this casino in particular raises. */
export function reviewQuestions(partner: DemoPartner): DemoBlock {
  const asked = [
    legal(partner),
    partner.isActive ? withdrawal(partner) : closed(partner),
    partner.isActive ? minimum(partner) : null,
    bonusFree(partner),
    local(partner),
    support(partner),
  ];
  return questions(
    choose(`${partner.slug}-preguntas`, [`Preguntas sobre ${partner.name}`, 'Lo que nos preguntan', 'Preguntas frecuentes']),
    asked.filter((item) => item !== null),
  );
}

type Question = [question: string, answer: string];

function legal({ name, licence }: DemoPartner): Question {
  return [
    `¿${name} es legal en Chile?`,
    `${legalStatus.short} ${name} declara esta licencia: **${licence.name}**. La verificamos el ${formatDate(licence.verifiedOn)}; ninguna licencia extranjera equivale a un permiso chileno.`,
  ];
}

function withdrawal({ name, slug, payoutHours, withdrawals, minimumWithdrawal }: DemoPartner): Question {
  const ways = joinWords(withdrawals.map(paymentMethodName), 'o');
  return [
    choose(`${slug}-p-retiro`, [`¿Cuánto demora un retiro en ${name}?`, `¿Cuándo llega la plata?`, `¿Cómo retiro de ${name}?`]),
    `Por ${ways}, ${payoutRange(payoutHours)} desde que se pide, con la identidad ya verificada. El monto mínimo es de ${formatPesos(minimumWithdrawal)}. Si se pasa de ese plazo, escribe al soporte y guarda el número de caso.`,
  ];
}

function closed({ name, support }: DemoPartner): Question {
  return [
    `Tengo saldo en ${name}, ¿qué hago?`,
    `Pide el retiro por escrito y guarda copia de todo. Canal disponible: ${joinWords(support.map(lowerFirst))}. No deposites para «desbloquear» un pago: ningún casino serio lo exige.`,
  ];
}

function minimum({ name, minimumDeposit, slug }: DemoPartner): Question {
  return [
    choose(`${slug}-p-minimo`, ['¿Con cuánto se puede empezar?', `¿Cuánto hay que depositar como mínimo en ${name}?`]),
    `Desde ${formatPesos(minimumDeposit)}. Nuestra sugerencia es no pasar de ese monto hasta haber completado un primer retiro: es la única prueba que vale.`,
  ];
}

function bonusFree({ name, offers, isActive }: DemoPartner): Question | null {
  const [main] = offers;
  if (!main?.rollover || !isActive) return null;
  return [
    '¿Estoy obligado a tomar el bono?',
    `No. En ${name} se puede depositar sin bono, y así lo ganado se retira sin rollover. Con bono hay que jugarlo ${formatNumber(main.rollover)} veces${main.validityDays ? ` en ${main.validityDays} días` : ''}.`,
  ];
}

function local({ name, deposits, isActive }: DemoPartner): Question | null {
  if (!isActive) return null;
  const hasDebit = deposits.includes('cuentarut') || deposits.includes('webpay');
  return hasDebit
    ? [
        '¿Puedo pagar con CuentaRUT?',
        deposits.includes('cuentarut')
          ? `Sí, ${name} la acepta directo. También sirve a través de los otros medios en pesos de la caja.`
          : `No directo, pero la tarjeta de débito de la CuentaRUT funciona dentro de Webpay.`,
      ]
    : ['¿Por qué no aparece Webpay?', `Porque ${name} no lo ofrece. Las alternativas son ${joinWords(deposits.map(paymentMethodName))}.`];
}

function support({ name, support: channels, recommendedPartner }: DemoPartner): Question {
  if (recommendedPartner) {
    const alternative = partnerBySlug(recommendedPartner);
    return [`¿Qué recomiendan en vez de ${name}?`, `[${alternative.name}](/resenas/${alternative.slug}/). ${alternative.summary}`];
  }
  return ['¿Cómo se contacta al casino?', `Por ${joinWords(channels.map(lowerFirst))}.`];
}
