import { type BlockForm, collections, richTextField, titleField } from '../shared/forms/fields.ts';

export const authorBoxForm: BlockForm<'authorBox'> = {
  slug: 'authorBox',
  labels: { singular: 'Ficha de autor', plural: 'Fichas de autor' },
  fields: [
    titleField({ label: 'Título', description: 'Por ejemplo: «Quién escribió esta reseña».' }),
    {
      name: 'author',
      type: 'relationship',
      relationTo: collections.authors,
      label: 'Autor',
      admin: { description: 'Vacío: se usa el autor de la página.' },
    },
    richTextField('body', {
      label: 'Texto',
      description: 'Qué probó, cuánto tiempo y con qué método. Si queda vacío se muestra la biografía.',
    }),
    { name: 'showUpdatedDate', type: 'checkbox', label: 'Mostrar la fecha de actualización', defaultValue: true },
  ],
};
