import { criterionOptions } from '@lupa/blocks/shared/forms/fields.ts';
import {
  type FigureName,
  isCriterionFigure,
  isOfferFigure,
  isOneRecordFigure,
  type TransferField,
  transferFields,
  type TransferFigureName,
  type TransferKind,
  transferKinds,
} from '@lupa/contracts/figure.ts';
import type { Block, Field } from 'payload';
import { slugs } from '../slugs.ts';
import { isEmpty, kebabMessage, kebabPattern, matching } from './validators.ts';

const kindLabels: Record<TransferKind, string> = { withdrawal: 'Retiro', deposit: 'Depósito' };
const fieldLabels: Record<TransferField, string> = {
  Time: 'cuánto tardó',
  Amount: 'monto',
  Days: 'cuántos días tardó',
  AskedDay: 'día de la semana en que se pidió',
  AskedAt: 'hora en que se pidió',
  AskedOn: 'fecha en que se pidió',
  ReceivedDay: 'día de la semana en que llegó',
  ReceivedAt: 'hora en que llegó',
  ReceivedOn: 'fecha en que llegó',
  CasinoTime: 'cuánto tardó en aprobarse',
  BankTime: 'cuánto tardó después de aprobado',
};
const transferLabels = Object.fromEntries(
  transferKinds.flatMap((kind) => transferFields.map((field) => [`${kind}${field}`, `${kindLabels[kind]}: ${fieldLabels[field]}`])),
) as Record<TransferFigureName, string>;

const labels: Record<FigureName, string> = {
  rating: 'Nota',
  total: 'Suma con tres decimales',
  score: 'Nota de un criterio',
  weight: 'Peso de un criterio',
  payoutTime: 'Plazo de retiro medido',
  minimumDeposit: 'Depósito mínimo',
  minimumWithdrawal: 'Retiro mínimo',
  withdrawalLimit: 'Tope de retiro',
  worstWithdrawal: 'Peor retiro medido',
  reducedGames: 'Juegos con RTP rebajado',
  slowestAnswer: 'Respuesta más lenta',
  averageReturn: 'RTP promedio',
  established: 'Año en que abrió',
  yearsOnline: 'Años en línea',
  studios: 'Cantidad de estudios',
  numberOfGames: 'Cantidad de juegos',
  ...transferLabels,
  withdrawalCount: 'Retiros medidos: cuántos',
  slowestHours: 'Retiros medidos: horas del más lento',
  supportMinutes: 'Soporte: minutos hasta la respuesta',
  gamesSampled: 'Juegos: cuántos revisamos',
  gamesReduced: 'Juegos: cuántos corrían con RTP rebajado',
  licencePoints: 'Licencia: puntos que se cumplen',
  licenceChecks: 'Licencia: puntos que se revisan',
  termsRollover: 'Términos: rollover',
  offerTitle: 'Oferta: título',
  offerPercentage: 'Oferta: porcentaje',
  offerRollover: 'Oferta: rollover',
  offerSpins: 'Oferta: giros gratis',
  offerDays: 'Oferta: días para cumplir',
  offerMinimumDeposit: 'Oferta: depósito mínimo',
  offerMaximumBet: 'Oferta: apuesta máxima',
  offerMaximumCashout: 'Oferta: retiro máximo',
  offerTurnover: 'Oferta: cuánto hay que apostar',
  offerBack: 'Oferta: cuánto vuelve en promedio',
  offerLost: 'Oferta: cuántos de 100 no retiran nada',
  offerWon: 'Oferta: cuántos de 100 ganan',
};

const keyField = (name: string, label: string, description: string, isFor: (figure: FigureName) => boolean): Field => ({
  name,
  type: 'text',
  label,
  validate: (value: unknown) => isEmpty(value) || matching(kebabPattern, kebabMessage)(value),
  admin: { description, condition: (_, siblingData) => isFor(siblingData?.figure) },
});

export const figureBlock: Block = {
  slug: 'figure',
  interfaceName: 'FigureInText',
  labels: { singular: 'Dato', plural: 'Datos' },
  fields: [
    {
      name: 'figure',
      type: 'select',
      label: 'Dato',
      required: true,
      options: Object.entries(labels).map(([value, label]) => ({ value, label })),
    },
    { name: 'partner', type: 'relationship', relationTo: slugs.partners, label: 'Casino', required: true },
    {
      name: 'detail',
      type: 'select',
      label: 'Criterio',
      options: criterionOptions,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        needsCriterion(siblingData) && !value ? 'Elige un criterio.' : true,
      admin: { condition: (_, siblingData) => isCriterionFigure(siblingData?.figure) },
    },
    keyField('offer', 'Oferta', 'Su ruta, por ejemplo bienvenida. Vacío: la principal.', isOfferFigure),
    keyField(
      'method',
      'Registro',
      'Su día, 2026-11-04; su método o canal, cuentarut; o ambos, 2026-11-04-cuentarut. Vacío: el último.',
      isOneRecordFigure,
    ),
    { name: 'isBold', type: 'checkbox', label: 'En negrita' },
  ],
};

function needsCriterion(siblingData: unknown): boolean {
  if (typeof siblingData !== 'object' || siblingData === null || !('figure' in siblingData)) return false;
  return siblingData.figure === 'score' || siblingData.figure === 'weight';
}
