import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Field } from 'payload';

export const versionNote = 'versionNote';
export const savedNote = 'savedNote';
const maximumLength = 200;

/** The form keeps the note in `versionNote` while it saves itself; the version that is saved by hand has it in `savedNote`. */
export const versionNoteFields: Field[] = [
  {
    name: versionNote,
    type: 'textarea',
    label: 'Nota de la versión',
    maxLength: maximumLength,
    admin: {
      position: 'sidebar',
      rows: 2,
      description: 'Si quieres: qué cambia y por qué. Queda en la versión que guardes o publiques, y después se vacía.',
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: savedNote,
    type: 'text',
    label: 'Nota de la versión',
    access: { create: () => false, update: () => false },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  },
];

export const noteAutosave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'updateByID')
    req.context['isAutosave'] = 'autosave' in args && args.autosave;
  return args;
};

export const keepVersionNote: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context['isAutosave'] === true) return { ...data, [savedNote]: null };
  const typed: unknown = versionNote in data ? data[versionNote] : originalDoc?.[versionNote];
  const note = typeof typed === 'string' ? typed.trim() : '';
  return { ...data, [savedNote]: note === '' ? null : note, [versionNote]: null };
};
