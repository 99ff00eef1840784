import type { CollectionConfig, Field } from 'payload';
import { hideFromOthersThanAdministrators, isAdministratorRequest } from '../access/roles.ts';
import { menu, slugs } from '../slugs.ts';
import { kindLabels } from './logActivity.ts';

const nobody = () => false;
const shown = { readOnly: true } as const;

const moment = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { ...shown, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' } },
});

/** What people and the studio itself have done. Written by hooks alone: nobody adds, changes or deletes an entry, administrators read them. */
export const Activity: CollectionConfig = {
  slug: slugs.activity,
  labels: { singular: 'Registro de actividad', plural: 'Registro de actividad' },
  admin: {
    group: menu.reports,
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'personName', 'kind', 'title', 'fields', 'locale'],
    listSearchableFields: ['title', 'personName', 'fields'],
    hidden: hideFromOthersThanAdministrators,
    hideAPIURL: true,
    description:
      'Quién hizo qué y cuándo. Nadie puede cambiarlo ni borrarlo; cada entrada se guarda 400 días. Con «Filtros» eliges persona, sección o fecha.',
  },
  access: { read: isAdministratorRequest, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    moment('createdAt', 'Cuándo'),
    moment('updatedAt', 'Hasta'),
    // Entries outlive the account: its name stays.
    { name: 'person', type: 'relationship', relationTo: slugs.users, label: 'Persona', index: true, admin: shown },
    { name: 'personName', type: 'text', label: 'Quién', required: true, admin: shown },
    {
      name: 'kind',
      type: 'select',
      label: 'Qué hizo',
      required: true,
      options: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
      admin: shown,
    },
    {
      name: 'title',
      type: 'text',
      label: 'En qué',
      admin: {
        ...shown,
        components: { Cell: '/core/audit/SubjectField.tsx#SubjectCell', Field: '/core/audit/SubjectField.tsx#SubjectField' },
      },
    },
    { name: 'section', type: 'text', label: 'Sección', index: true, admin: shown },
    { name: 'subject', type: 'text', label: 'Nombre técnico de la sección', index: true, admin: { ...shown, disableListColumn: true } },
    { name: 'documentId', type: 'text', label: 'Número del documento', index: true, admin: shown },
    { name: 'locale', type: 'text', label: 'Idioma', admin: shown },
    { name: 'fields', type: 'textarea', label: 'Campos', admin: shown },
    { name: 'isAutosave', type: 'checkbox', label: 'Guardado automático', admin: { ...shown, disableListColumn: true } },
  ],
};
