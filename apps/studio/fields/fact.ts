import type { Field, GroupField } from 'payload';
import { validateSourceUrl } from './validators.ts';

/** `source` and `verifiedOn`: every fact that ages says where it comes from and when somebody last looked. */
export function factFields({ required = false } = {}): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          type: 'text',
          label: 'Fuente',
          required,
          validate: (value: unknown) => (required && !value ? 'Indica la fuente.' : validateSourceUrl(value)),
          admin: { description: 'Dirección donde se puede comprobar.', width: '65%' },
        },
        {
          name: 'verifiedOn',
          type: 'date',
          label: 'Verificado el',
          required,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' }, width: '35%' },
        },
      ],
    },
  ];
}

export function factField(label: string, options?: { required?: boolean }): GroupField {
  return { name: 'fact', type: 'group', label, fields: factFields(options) };
}
