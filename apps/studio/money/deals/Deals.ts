import { currencies } from '@lupa/contracts/currency.ts';
import { type CollectionBeforeValidateHook, type CollectionConfig, type Field, ValidationError } from 'payload';
import { affiliateAccess, hideFromOthers } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dayField, endingAfter, field, fromAddress, optionsOf } from '../../core/fields/buildFields.ts';
import { validateSourceUrl } from '../../core/fields/validators.ts';
import { plain } from '../../core/publish/reader.ts';
import { toDay } from '../../core/dates/days.ts';
import { monthPattern } from '@lupa/contracts/statement.ts';

const dealModels = ['cpa', 'revenueShare', 'hybrid'] as const;
type DealModel = (typeof dealModels)[number];

const modelLabels: Record<DealModel, string> = {
  cpa: 'Por primer depósito (CPA)',
  revenueShare: 'Parte de los ingresos (revenue share)',
  hybrid: 'Ambos (híbrido)',
};

const paysForDeposits = (_: unknown, { model }: { model?: unknown }): boolean => model === 'cpa' || model === 'hybrid';
const paysAShare = (_: unknown, { model }: { model?: unknown }): boolean => model === 'revenueShare' || model === 'hybrid';
const neededWhen =
  (isNeeded: typeof paysAShare, sentence: string) =>
  (value: unknown, { siblingData }: { siblingData: object }) =>
    isNeeded(null, siblingData) && (value === null || value === undefined) ? sentence : true;

/** What pays a place in a list is written down here, and reaches no list: `tests/noCommission.test.ts`. */
const placement: Field = field.area('promisedPlacement', 'Lo que se prometió sobre el lugar en el sitio', {
  maxLength: 2000,
  description: 'Solo para saberlo. Ninguna lista ni nota lo lee: el orden sale de las comprobaciones o de quien edita, nunca de un trato.',
});

export const Deals: CollectionConfig = {
  slug: slugs.deals,
  labels: { singular: 'Trato', plural: 'Tratos' },
  admin: {
    group: menu.money,
    useAsTitle: 'casino',
    defaultColumns: ['partner', 'model', 'startsOn', 'endsOn', 'cpa', 'sharePercent'],
    description: 'Qué paga el programa de cada casino y cuándo. Con lo que avisa, lo que liquida y lo que paga se ve en Cobros.',
    hidden: hideFromOthers,
  },
  access: affiliateAccess,
  defaultSort: '-startsOn',
  hooks: { beforeValidate: [refuseOverlap] },
  fields: [
    field.text('casino', 'Casino', { virtual: 'partner.name', admin: { hidden: true } }),
    field.relation('partner', 'Casino', { relationTo: slugs.partners, required: true, defaultValue: fromAddress('partner'), index: true }),
    field.row(
      field.select('model', 'Paga', { required: true, defaultValue: 'cpa', options: optionsOf(modelLabels), width: '34%' }),
      dayField('startsOn', 'Desde', { required: true }),
      dayField('endsOn', 'Hasta', { validate: endingAfter('startsOn'), admin: { description: 'Ese día incluido. Vacío: sigue.' } }),
    ),
    field.row(
      field.money('cpa', 'Por primer depósito', {
        min: 0,
        validate: neededWhen(paysForDeposits, 'Escribe cuánto paga por cada primer depósito.'),
        condition: paysForDeposits,
        width: '33%',
        step: 0.01,
      }),
      field.money('minimumDeposit', 'Depósito mínimo para que cuente', {
        min: 0,
        condition: paysForDeposits,
        width: '33%',
        step: 0.01,
        description: 'En la moneda del trato. Vacío: cuentan todos.',
      }),
      field.number('sharePercent', 'Parte de los ingresos (%)', {
        min: 0,
        max: 100,
        validate: neededWhen(paysAShare, 'Escribe qué parte de los ingresos paga.'),
        condition: paysAShare,
        width: '33%',
        step: 0.1,
      }),
      field.select('currency', 'Moneda', { required: true, defaultValue: 'USD', options: [...currencies], width: '33%' }),
    ),
    field.row(
      field.number('paymentDays', 'Paga a los … días del cierre del mes', {
        required: true,
        defaultValue: 30,
        min: 0,
        max: 365,
        width: '33%',
        step: 1,
      }),
      field.money('minimumPayment', 'Monto mínimo para que pague', {
        min: 0,
        width: '33%',
        step: 0.01,
        description: 'Lo que no llega pasa al mes siguiente.',
      }),
      field.checkbox('carriesNegative', 'Arrastra saldos negativos', { defaultValue: false, width: '33%' }),
    ),
    placement,
    field.row(field.text('contactName', 'Contacto', { maxLength: 120, width: '50%' }), {
      name: 'contactEmail',
      type: 'email',
      label: 'Correo del contacto',
      admin: { width: '50%' },
    }),
    field.list('documents', 'Documentos', {
      labels: { singular: 'Documento', plural: 'Documentos' },
      description: 'Enlaces a donde están guardados: la biblioteca del sitio es pública.',
      fields: [
        field.row(
          field.text('title', 'Título', { required: true, maxLength: 120, width: '40%' }),
          field.text('url', 'Dirección', { required: true, validate: validateSourceUrl, width: '60%' }),
        ),
      ],
    }),
    field.area('note', 'Nota', { maxLength: 2000 }),
  ],
};

/** Of two deals of one casino in one currency nobody could say which one counts. */
async function refuseOverlap({ data, originalDoc, req }: Parameters<CollectionBeforeValidateHook>[0]) {
  const deal: Record<string, unknown> = { ...(originalDoc as object | undefined), ...data };
  const textOf = (name: string) => (typeof deal[name] === 'string' ? deal[name] : null);
  const begin = toDay(textOf('startsOn'));
  if (begin === null || !deal['partner']) return data;
  const end = toDay(textOf('endsOn')) ?? '9999-12-31';
  const { docs } = await req.payload.find({
    collection: slugs.deals,
    where: { and: [{ partner: { equals: deal['partner'] } }, { currency: { equals: deal['currency'] } }] },
    select: { startsOn: true, endsOn: true },
    ...plain(req),
  });
  const other = docs.find(
    ({ id, startsOn, endsOn }) => id !== deal['id'] && (toDay(startsOn) ?? '') <= end && (toDay(endsOn) ?? '9999-12-31') >= begin,
  );
  if (!other) return data;
  const message = 'Este casino ya tiene un trato en esa moneda para esos días. Pon término a uno.';
  throw new ValidationError({ collection: slugs.deals, errors: [{ path: 'startsOn', message }] }, req.t);
}

export const Payments: CollectionConfig = {
  slug: slugs.payments,
  labels: { singular: 'Pago recibido', plural: 'Pagos recibidos' },
  admin: {
    group: menu.money,
    useAsTitle: 'casino',
    defaultColumns: ['partner', 'month', 'amount', 'currency', 'paidOn', 'reference'],
    description: 'Lo que llegó de cada programa, por el mes que paga.',
    hidden: hideFromOthers,
  },
  access: affiliateAccess,
  defaultSort: '-paidOn',
  fields: [
    field.text('casino', 'Casino', { virtual: 'partner.name', admin: { hidden: true } }),
    field.relation('partner', 'Casino', { relationTo: slugs.partners, required: true, index: true }),
    field.row(
      field.text('month', 'Mes que paga', {
        required: true,
        index: true,
        validate: (value: unknown) => (typeof value === 'string' && monthPattern.test(value) ? true : 'Escribe año y mes: 2026-10.'),
        width: '25%',
        placeholder: '2026-10',
      }),
      field.number('amount', 'Monto', { required: true, width: '25%', step: 0.01 }),
      field.select('currency', 'Moneda', {
        required: true,
        defaultValue: 'USD',
        options: [...currencies],
        width: '25%',
        isClearable: false,
      }),
      dayField('paidOn', 'Llegó el', { required: true, admin: { width: '25%' } }),
    ),
    field.text('reference', 'Referencia', { maxLength: 200, description: 'El número de la transferencia o de la factura.' }),
  ],
};
