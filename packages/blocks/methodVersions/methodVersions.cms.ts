import { type BlockForm, richTextField, titleField } from '../shared/forms/fields.ts';

export const methodVersionsForm: BlockForm<'methodVersions'> = {
  slug: 'methodVersions',
  labels: { singular: 'Versiones del método', plural: 'Versiones del método' },
  fields: [
    titleField({ label: 'Título', description: 'Debajo van todas las versiones publicadas del método, con lo que cambió en cada una.' }),
    richTextField('intro', { label: 'Introducción' }),
    { name: 'isCurrentOnly', type: 'checkbox', label: 'Solo la versión vigente' },
  ],
};
