import { currencies } from '@lupa/contracts/currency.ts';
import { monthPattern } from '@lupa/contracts/statement.ts';
import type { CollectionConfig } from 'payload';
import { affiliateAccess, hideFromOthers } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dayField } from '../../core/fields/dayField.ts';
import { field } from '../../core/fields/buildFields.ts';

export const Payments: CollectionConfig = {
  slug: slugs.payments,
  labels: { singular: 'Pago recibido', plural: 'Pagos recibidos' },
  admin: {
    group: menu.commercial,
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
