import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { affiliateAccess, hideFromOthers } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { conversionDimensions, dimensionLabels } from '../conversions/conversionParameters.ts';
import { lastPeriod, reportRhythms, rhythmLabels } from '../conversions/reportPeriod.ts';

const begin: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isNew = operation === 'create' || data['rhythm'] !== originalDoc?.rhythm;
  return {
    ...data,
    ...(operation === 'create' && req.user?.collection === slugs.users && { owner: req.user.id }),
    ...(isNew && { sentFor: lastPeriod(data['rhythm'] === 'month' ? 'month' : 'week', new Date()).dueOn }),
  };
};

export const SavedReports: CollectionConfig = {
  slug: slugs.savedReports,
  labels: { singular: 'Informe por correo', plural: 'Informes por correo' },
  admin: {
    group: menu.commercial,
    useAsTitle: 'title',
    defaultColumns: ['title', 'rhythm', 'owner', 'sentFor'],
    description: 'Informes de conversiones que llegan solos. Se guardan desde Informes → Conversiones, con los filtros que se ven ahí.',
    hidden: hideFromOthers,
  },
  access: affiliateAccess,
  hooks: { beforeChange: [begin] },
  fields: [
    { name: 'title', type: 'text', label: 'Nombre', required: true, maxLength: 120 },
    {
      name: 'rhythm',
      type: 'select',
      label: 'Cuándo llega',
      required: true,
      defaultValue: 'week',
      options: reportRhythms.map((value) => ({ value, label: rhythmLabels[value] })),
      admin: { isClearable: false },
    },
    {
      name: 'by',
      type: 'select',
      label: 'Agrupado por',
      required: true,
      defaultValue: 'partner',
      options: conversionDimensions.map((value) => ({ value, label: dimensionLabels[value] })),
      admin: { isClearable: false },
    },
    {
      name: 'filters',
      type: 'text',
      label: 'Filtros',
      maxLength: 1000,
      admin: { readOnly: true, description: 'Como en la dirección del informe: partner=casino-andino&country=CL.' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: slugs.users,
      label: 'Para',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, description: 'Llega al correo de quien lo guardó, mientras gestione afiliados.' },
    },
    {
      name: 'sentFor',
      type: 'text',
      label: 'Último día de envío',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true },
    },
  ],
};
