import { currencies } from '@lupa/contracts/currency.ts';
import { monthPattern } from '@lupa/contracts/statement.ts';
import type { CollectionConfig } from 'payload';
import { affiliateAccess, hideFromOthers } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dayField } from '../../core/fields/dayField.ts';

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
    { name: 'casino', type: 'text', label: 'Casino', virtual: 'partner.name', admin: { hidden: true } },
    { name: 'partner', type: 'relationship', relationTo: slugs.partners, label: 'Casino', required: true, index: true },
    {
      type: 'row',
      fields: [
        {
          name: 'month',
          type: 'text',
          label: 'Mes que paga',
          required: true,
          index: true,
          validate: (value: unknown) => (typeof value === 'string' && monthPattern.test(value) ? true : 'Escribe año y mes: 2026-10.'),
          admin: { width: '25%', placeholder: '2026-10' },
        },
        { name: 'amount', type: 'number', label: 'Monto', required: true, admin: { width: '25%', step: 0.01 } },
        {
          name: 'currency',
          type: 'select',
          label: 'Moneda',
          required: true,
          defaultValue: 'USD',
          options: [...currencies],
          admin: { width: '25%', isClearable: false },
        },
        dayField('paidOn', 'Llegó el', { required: true, admin: { width: '25%' } }),
      ],
    },
    {
      name: 'reference',
      type: 'text',
      label: 'Referencia',
      maxLength: 200,
      admin: { description: 'El número de la transferencia o de la factura.' },
    },
  ],
};
