import { criterionOptions } from '@lupa/blocks/shared/forms/fields.ts';
import { type FigureName, isCriterionFigure, isOfferFigure, isTransferFigure } from '@lupa/contracts/figure.ts';
import type { Block, Field } from 'payload';
import { slugs } from '../slugs.ts';
import { isEmpty, kebabMessage, kebabPattern, matching } from './validators.ts';

const labels: Record<FigureName, string> = {
  rating: 'Nota',
  total: 'Suma con tres decimales',
  score: 'Nota de un criterio',
  weight: 'Peso de un criterio',
  payoutTime: 'Plazo de retiro medido',
  minimumDeposit: 'Depósito mínimo',
  withdrawalLimit: 'Tope de retiro',
  worstWithdrawal: 'Peor retiro medido',
  reducedGames: 'Juegos con RTP rebajado',
  slowestAnswer: 'Respuesta más lenta',
  withdrawalTime: 'Último retiro: cuánto tardó',
  withdrawalAmount: 'Último retiro: monto',
  depositTime: 'Último depósito: cuánto tardó',
  depositAmount: 'Último depósito: monto',
  offerPercentage: 'Oferta: porcentaje',
  offerRollover: 'Oferta: rollover',
  offerSpins: 'Oferta: giros gratis',
  offerDays: 'Oferta: días para cumplir',
  offerMinimumDeposit: 'Oferta: depósito mínimo',
  offerMaximumBet: 'Oferta: apuesta máxima',
  offerMaximumCashout: 'Oferta: retiro máximo',
  offerTurnover: 'Oferta: cuánto hay que apostar',
  offerBack: 'Oferta: cuánto vuelve en promedio',
  offerLost: 'Oferta: cuántos de 100 pierden todo',
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
    keyField('method', 'Método de pago', 'Su clave, por ejemplo cuentarut. Vacío: el último por cualquier método.', isTransferFigure),
    { name: 'isBold', type: 'checkbox', label: 'En negrita' },
  ],
};

function needsCriterion(siblingData: unknown): boolean {
  if (typeof siblingData !== 'object' || siblingData === null || !('figure' in siblingData)) return false;
  return siblingData.figure === 'score' || siblingData.figure === 'weight';
}
