import type { StudioFeature } from '../../core/feature.ts';
import { savedReportsJob } from './sendSavedReports.ts';
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { affiliateAccess, hideFromOthers } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { dimensionLabels, lastPeriod, rhythmLabels } from '../conversions/conversionParameters.ts';
import { field, optionsOf } from '../../core/fields/buildFields.ts';

const begin: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isNew = operation === 'create' || data['rhythm'] !== originalDoc?.rhythm;
  return {
    ...data,
    ...(operation === 'create' && req.user?.collection === slugs.users && { owner: req.user.id }),
    ...(isNew && { sentFor: lastPeriod(data['rhythm'] === 'month' ? 'month' : 'week', new Date()).dueOn }),
  };
};

const SavedReports: CollectionConfig = {
  slug: slugs.savedReports,
  labels: { singular: 'Informe por correo', plural: 'Informes por correo' },
  admin: {
    group: menu.money,
    useAsTitle: 'title',
    defaultColumns: ['title', 'rhythm', 'owner', 'sentFor'],
    description: 'Informes de conversiones que llegan solos. Se guardan desde Dinero → Conversiones, con los filtros que se ven ahí.',
    hidden: hideFromOthers,
  },
  access: affiliateAccess,
  hooks: { beforeChange: [begin] },
  fields: [
    field.text('title', 'Nombre', { required: true, maxLength: 120 }),
    field.select('rhythm', 'Cuándo llega', { required: true, defaultValue: 'week', options: optionsOf(rhythmLabels), isClearable: false }),
    field.select('by', 'Agrupado por', {
      required: true,
      defaultValue: 'partner',
      options: optionsOf(dimensionLabels),
      isClearable: false,
    }),
    field.text('filters', 'Filtros', {
      maxLength: 1000,
      readOnly: true,
      description: 'Como en la dirección del informe: partner=casino-andino&country=CL.',
    }),
    field.relation('owner', 'Para', {
      relationTo: slugs.users,
      index: true,
      access: { create: () => false, update: () => false },
      readOnly: true,
      description: 'Llega al correo de quien lo guardó, mientras gestione afiliados.',
    }),
    field.text('sentFor', 'Último día de envío', { index: true, access: { create: () => false, update: () => false }, readOnly: true }),
  ],
};

export const savedReportsFeature: StudioFeature = {
  name: 'savedReports',
  collections: [{ config: SavedReports, handledAs: 'record' }],
  jobs: [savedReportsJob],
};
