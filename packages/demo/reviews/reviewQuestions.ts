import { choose, joinWords, lowerFirst } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { questions } from '../writing/writeBlocks.ts';
import { formatDate, formatNumber, formatPesos } from '../writing/figures.ts';
import { paymentMethodName } from '../writing/paymentMethods.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
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

function legal({ name, slug, licence }: DemoPartner): Question {
  const seen = formatDate(licence.verifiedOn);
  return [
    `¿${name} es legal en Chile?`,
    choose(`${slug}-p-legal`, [
      `Nadie puede asegurarlo: está en disputa. El regulador chileno considera ilegales a los sitios extranjeros y la industria está en desacuerdo. Lo único que pudimos comprobar, el ${seen}, es la licencia que declara: **${licence.name}**. No equivale a un permiso chileno.`,
      `La respuesta honesta es que está en disputa. No existen licencias chilenas para casinos en línea; ${name} muestra una de afuera, **${licence.name}**, que revisamos el ${seen}. Sirve de respaldo ante esa autoridad y nada más.`,
      `No hay en el país un permiso al que pueda postular, y la SCJ sostiene que operar desde el extranjero va contra la ley. La industria no comparte esa lectura y el asunto sigue en disputa. El ${seen} verificamos lo que ${name} declara: **${licence.name}**.`,
      `Depende de a quién le preguntes, y por eso hablamos de una situación en disputa. ${name} dice tener **${licence.name}** (visto el ${seen}), lo que obliga a la empresa ante quien la otorgó, no ante una autoridad chilena.`,
      `El asunto está en disputa entre la autoridad y la industria, y el proyecto de ley sigue en el Congreso. Mientras tanto, ${name} se apoya en **${licence.name}**, dato comprobado el ${seen}.`,
    ]),
  ];
}

function withdrawal({ name, slug, payoutHours, withdrawals, minimumWithdrawal }: DemoPartner): Question {
  const ways = joinWords(withdrawals.map(paymentMethodName), 'o');
  const range = payoutRange(payoutHours);
  const least = formatPesos(minimumWithdrawal);
  return [
    choose(`${slug}-p-retiro`, [`¿Cuánto demora un retiro en ${name}?`, '¿Cuándo llega la plata?', `¿Cómo retiro de ${name}?`]),
    choose(`${slug}-r-retiro`, [
      `Por ${ways}, ${range} desde que se pide, con la identidad ya verificada. El monto mínimo es de ${least}. Si se pasa de ese plazo, escribe al soporte y guarda el número de caso.`,
      `Medimos ${range}. Se puede cobrar por ${ways}, desde ${least}; la primera vez hay que sumar lo que tarde la verificación.`,
      `Pidiéndolo por ${ways} y con los documentos aprobados, ${range}. Bajo ${least} no dejan retirar.`,
      `Entre nuestras pruebas, ${range}. Los caminos son ${joinWords(withdrawals.map(paymentMethodName))} y el mínimo, ${least}. Los fines de semana conviene esperar el plazo largo.`,
    ]),
  ];
}

function closed({ name, support }: DemoPartner): Question {
  return [
    `Tengo saldo en ${name}, ¿qué hago?`,
    `Pide el retiro por escrito y guarda copia de todo. Canal disponible: ${joinWords(support.map(lowerFirst))}. No deposites para «desbloquear» un pago: ningún casino serio lo exige.`,
  ];
}

function minimum({ name, minimumDeposit, slug }: DemoPartner): Question {
  const least = formatPesos(minimumDeposit);
  return [
    choose(`${slug}-p-minimo`, ['¿Con cuánto se puede empezar?', `¿Cuánto hay que depositar como mínimo en ${name}?`]),
    choose(`${slug}-r-minimo`, [
      `Desde ${least}. Nuestra sugerencia es no pasar de ese monto hasta haber completado un primer retiro: es la única prueba que vale.`,
      `El mínimo es de ${least}, y con eso basta para probar la caja de ida y vuelta antes de poner más.`,
      `Con ${least}. Ojo: el bono puede exigir un depósito distinto, está en sus condiciones.`,
      `${least}. Si es tu primera vez, quédate en ese monto y fija un límite semanal el mismo día.`,
    ]),
  ];
}

function bonusFree({ name, slug, offers, isActive }: DemoPartner): Question | null {
  const [main] = offers;
  if (!main?.rollover || !isActive) return null;
  const condition = `${formatNumber(main.rollover)} veces${main.validityDays ? ` en ${main.validityDays} días` : ''}`;
  return [
    choose(`${slug}-p-bono`, ['¿Estoy obligado a tomar el bono?', '¿Puedo jugar sin bono?', `¿Qué pasa si rechazo el bono de ${name}?`]),
    choose(`${slug}-r-bono`, [
      `En ${name} se puede depositar sin bono, y así lo ganado se retira sin rollover. Con bono hay que jugarlo ${condition}.`,
      `El bono es optativo. Sin él no hay que cumplir nada para cobrar; con él, el rollover es de ${condition}.`,
      `Nada malo: juegas con tu plata y retiras cuando quieras. Si lo aceptas, recuerda que son ${condition}.`,
    ]),
  ];
}

function local({ name, slug, deposits, isActive }: DemoPartner): Question | null {
  if (!isActive) return null;
  if (deposits.includes('cuentarut')) {
    return [
      '¿Puedo pagar con CuentaRUT?',
      choose(`${slug}-r-rut`, [
        `Sí, ${name} la acepta directo. También sirve a través de los otros medios en pesos de la caja.`,
        `Sí. En la caja aparece con su nombre y el depósito se ve de inmediato.`,
        `Sí, y sin comisión de parte de ${name}. El tope de la cuenta lo pone el banco, no el casino.`,
      ]),
    ];
  }
  if (deposits.includes('webpay')) {
    return [
      '¿Puedo pagar con CuentaRUT?',
      choose(`${slug}-r-webpay`, [
        'No directo, pero la tarjeta de débito de la CuentaRUT funciona dentro de Webpay.',
        `Por Webpay, con su tarjeta de débito. ${name} no la ofrece como método aparte ni paga en ella.`,
        'Sí, usando la tarjeta en Webpay. Para cobrar tendrás que elegir otra vía.',
      ]),
    ];
  }
  return [
    '¿Por qué no aparece Webpay?',
    choose(`${slug}-r-otros`, [
      `Porque ${name} no lo ofrece. Las alternativas son ${joinWords(deposits.map(paymentMethodName))}.`,
      `No trabaja con Transbank. Se puede pagar con ${joinWords(deposits.map(paymentMethodName), 'o')}.`,
    ]),
  ];
}

function support({ name, support: channels, recommendedPartner }: DemoPartner): Question {
  if (recommendedPartner) {
    const alternative = partnerBySlug(recommendedPartner);
    return [`¿Qué recomiendan en vez de ${name}?`, `[${alternative.name}](/resenas/${alternative.slug}/). ${alternative.summary}`];
  }
  return ['¿Cómo se contacta al casino?', `Por ${joinWords(channels.map(lowerFirst))}.`];
}
