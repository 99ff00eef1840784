import type { CollectionConfig } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { factField } from '../../core/fields/fact.ts';
import { kebabMessage, kebabPattern, matching } from '../../core/fields/validators.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { menu, slugs } from '../../core/slugs.ts';

export const PaymentMethods: CollectionConfig = {
  slug: slugs.paymentMethods,
  labels: { singular: 'Método de pago', plural: 'Métodos de pago' },
  admin: { group: menu.commercial, useAsTitle: 'name', defaultColumns: ['name', 'internalName', 'page'] },
  access: commercialAccess,
  hooks: publishHooks(slugs.paymentMethods),
  fields: [
    { name: 'name', type: 'text', label: 'Nombre', required: true, hooks: { beforeDuplicate: [copyName] } },
    {
      name: 'internalName',
      type: 'text',
      label: 'Identificador',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copyKey] },
      validate: matching(kebabPattern, kebabMessage),
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: slugs.pages,
      label: 'Página',
      admin: { description: 'La página del sitio que trata de este método.' },
    },
    { name: 'logo', type: 'upload', relationTo: slugs.media, label: 'Logo' },
    {
      name: 'processingTime',
      type: 'text',
      label: 'Plazos',
      admin: { description: 'Cuánto demora un depósito y un retiro con este método.' },
    },
    factField('De dónde salen los plazos'),
  ],
};
