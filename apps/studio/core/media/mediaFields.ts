import type { Field, NumberField } from 'payload';
import { maximumAltLength, validateAlternativeText } from './alternativeText.ts';
import { restoreOldFile } from './keepReplacedFile.ts';
import { centre, validateFocus } from './focus.ts';

const noList = { disableListColumn: true, disableListFilter: true, disableBulkEdit: true } as const;

const focusField = (name: string, label: string, admin: NumberField['admin']): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  max: 100,
  defaultValue: centre.x,
  validate: validateFocus,
  admin: { ...noList, ...admin },
});

export const mediaFields: Field[] = [
  { name: 'replace', type: 'ui', admin: { disableListColumn: true, components: { Field: '/core/media/ReplaceFile.tsx#ReplaceFile' } } },
  {
    name: 'acceptDuplicate',
    type: 'checkbox',
    label: 'Subir de todos modos',
    virtual: true,
    admin: { ...noList, components: { Field: '/core/media/DuplicateNotice.tsx#DuplicateNotice' } },
  },
  {
    name: 'alt',
    type: 'text',
    label: 'Texto alternativo',
    localized: true,
    maxLength: maximumAltLength,
    validate: validateAlternativeText,
    admin: {
      condition: (_data, { isDecorative }) => isDecorative !== true,
      description: 'Qué muestra la imagen, para quien no la ve. En otro idioma es opcional: vacío, se usa el de español.',
      components: { Cell: '/core/media/AlternativeTextCell.tsx#AlternativeTextCell' },
    },
  },
  {
    name: 'isDecorative',
    type: 'checkbox',
    label: 'Solo adorna',
    defaultValue: false,
    admin: { description: 'No dice nada que no diga el texto de al lado: los lectores de pantalla la saltan.' },
  },
  focusField('focalX', 'Punto de interés, horizontal', { components: { Field: '/core/media/FocusField.tsx#FocusField' } }),
  focusField('focalY', 'Punto de interés, vertical', { hidden: true }),
  { name: 'credit', type: 'text', label: 'Procedencia y licencia' },
  {
    name: 'sizeNote',
    type: 'text',
    label: 'Al guardarla',
    // Of the file that comes in.
    access: { create: () => false, update: () => false },
    admin: { ...noList, readOnly: true, condition: (_data, { sizeNote }) => Boolean(sizeNote) },
  },
  { name: 'filesize', type: 'number', label: 'Tamaño', admin: { components: { Cell: '/core/media/SizeCell.tsx#SizeCell' } } },
  {
    name: 'sha256',
    type: 'text',
    index: true,
    // Of the file that comes in; the form asks for those that have it.
    access: { create: () => false, update: () => false },
    admin: { ...noList, hidden: true },
    hooks: { beforeValidate: [restoreOldFile] },
  },
  // When the file came in, which may be later than the entry.
  { name: 'storedAt', type: 'date', access: { create: () => false, update: () => false }, admin: { ...noList, hidden: true } },
];
