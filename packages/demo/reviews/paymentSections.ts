import { choose, joinWords, lowerFirst } from '../writing/choose.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import { section, table } from '../writing/writeBlocks.ts';
import { formatDate, formatPesos } from '../writing/figures.ts';
import { paymentMethodName, paymentMethods, type PaymentMethodKey } from '../writing/paymentMethods.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { payoutRange } from './figures.ts';

const localMethods: PaymentMethodKey[] = ['webpay', 'khipu', 'mach', 'cuentarut', 'servipag', 'mercado-pago'];

/** Which method pays in and out, and how long it takes. */
export function paymentTable(partner: DemoPartner): DemoBlock {
  const { name, deposits, withdrawals, testedOn, minimumDeposit, minimumWithdrawal, depositTime, payoutHours } = partner;
  const used = paymentMethods.filter(({ internalName }) => deposits.includes(internalName) || withdrawals.includes(internalName));
  const rows = used.map(({ internalName, name, kind }) => [
    `**${name}**`,
    kind,
    deposits.includes(internalName) ? `Sí, desde ${formatPesos(minimumDeposit)}` : 'No',
    withdrawals.includes(internalName) ? `Sí, desde ${formatPesos(minimumWithdrawal)}` : 'No',
  ]);
  return table(
    'Métodos de pago',
    ['Método', 'Tipo', 'Depósito', 'Retiro'],
    rows,
    `Caja de ${name}, revisada el ${formatDate(testedOn)}. Depósito acreditado: ${lowerFirst(depositTime)}. Retiros medidos: ${payoutRange(payoutHours)}.`,
  );
}

export function paymentSection(partner: DemoPartner): DemoBlock {
  const { slug, name, deposits, withdrawals, payoutHours, withdrawalLimit, minimumWithdrawal } = partner;
  const local = deposits.filter((key) => localMethods.includes(key)).map(paymentMethodName);
  const others = deposits.filter((key) => !localMethods.includes(key)).map(paymentMethodName);
  const onlyIn = deposits.filter((key) => !withdrawals.includes(key)).map(paymentMethodName);
  const range = payoutRange(payoutHours);
  const limit = withdrawalLimit.startsWith('Sin') ? lowerFirst(withdrawalLimit) : `un tope de ${withdrawalLimit}`;
  const opening =
    local.length === 0
      ? choose(`${slug}-pago`, [
          `En la caja no hay ningún método chileno. Todo pasa por ${joinWords(deposits.map(paymentMethodName))}, con lo que el tipo de cambio y la comisión del banco corren por cuenta tuya.`,
          `Quien quiera pagar con medios locales no tiene cómo: la caja ofrece ${joinWords(deposits.map(paymentMethodName))}.`,
        ])
      : local.length === 1
        ? `El único medio chileno de la caja es ${local.join('')}; el resto pasa por ${joinWords(others)}. En pesos no cobra comisión, con los demás hay que sumar el tipo de cambio.`
        : choose(`${slug}-pago`, [
            `Para depositar en pesos sirven ${joinWords(local)}, los medios que casi todo el mundo tiene a mano.`,
            `La caja entiende Chile: ${joinWords(local)} funcionan sin salir a otra moneda.`,
            `${joinWords(local)} son las vías locales para poner plata; en nuestras pruebas no cobraron comisión.`,
          ]);
  const payout = choose(`${slug}-retiro`, [
    `Los retiros toman ${range}. El mínimo es de ${formatPesos(minimumWithdrawal)}, ${limit.startsWith('sin') ? '' : 'con '}${limit}.`,
    `Entre el clic y la plata pasan ${range}. Se retira desde ${formatPesos(minimumWithdrawal)}, ${limit.startsWith('sin') ? '' : 'con '}${limit}.`,
    `Medimos retiros ${range}. Se puede sacar desde ${formatPesos(minimumWithdrawal)}, ${limit.startsWith('sin') ? '' : 'con '}${limit}.`,
  ]);
  const asymmetry =
    onlyIn.length === 0
      ? 'Lo que entra por un método puede salir por el mismo, algo menos común de lo que parece.'
      : choose(`${slug}-asimetria`, [
          `Atención: ${joinWords(onlyIn)} ${onlyIn.length === 1 ? 'sirve' : 'sirven'} para depositar y no para retirar. Conviene decidir antes de pagar por dónde vas a cobrar.`,
          `Con ${joinWords(onlyIn, 'o')} se deposita pero no se retira, así que ten lista otra cuenta a tu nombre.`,
          `No todos los caminos son de ida y vuelta: por ${joinWords(onlyIn, 'o')} no hay retiros.`,
        ]);
  const title = choose(`${slug}-titulo-pago`, [
    'Depósitos y retiros',
    `Cómo entra y sale la plata en ${name}`,
    'La caja',
    'Pagos y plazos',
  ]);
  return section(title, [opening, payout, asymmetry].join('\n\n'));
}
