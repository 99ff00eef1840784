import { dayInMarket } from '@lupa/domain/market.ts';
import { chosenFrom } from '@lupa/blocks/shared/forms/fields.ts';
import type { Field, GroupField, PayloadRequest } from 'payload';
import { slugs } from '../slugs.ts';
import { validatePastDay, validateSourceUrl } from './validators.ts';

/** `source` and `verifiedOn`: every fact that ages says where it comes from and when somebody last looked. */
export function factFields({ required = false, orCapture = false } = {}): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          type: 'text',
          label: 'Fuente',
          required: required && !orCapture,
          validate: validateSource({ required, orCapture }),
          ...chosenFrom('paths'),
          admin: { description: 'Dirección donde se puede comprobar.', width: '65%' },
        },
        {
          name: 'verifiedOn',
          type: 'date',
          label: 'Verificado el',
          required,
          validate: validateVerified(required),
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' }, width: '35%' },
        },
      ],
    },
    ...(orCapture ? [capture] : []),
  ];
}

const capture: Field = {
  name: 'capture',
  type: 'upload',
  relationTo: slugs.media,
  label: 'Captura',
  admin: { description: 'La página como estaba ese día, para lo que el casino puede cambiar. Se publica con su fecha y su huella.' },
};

function validateSource({ required, orCapture }: { required: boolean; orCapture: boolean }) {
  return (value: unknown, { siblingData }: { siblingData: unknown }): string | true => {
    if (!required || value) return validateSourceUrl(value);
    if (!orCapture) return 'Indica la fuente.';
    const hasCapture = typeof siblingData === 'object' && siblingData !== null && 'capture' in siblingData && Boolean(siblingData.capture);
    return hasCapture || 'Indica la dirección de la fuente, o pon una captura.';
  };
}

export function factField(label: string, options?: { required?: boolean }): GroupField {
  return { name: 'fact', type: 'group', label, fields: factFields(options) };
}

type Options = { data: unknown; req: PayloadRequest };

/** What is taken off the site again, and what the demo writes, is not judged by today's date. */
function validateVerified(required: boolean) {
  return (value: unknown, { data, req }: Options): string | true => {
    if (!value) return required ? 'Indica cuándo se verificó.' : true;
    const isDraft = typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft';
    return isDraft || req.context['publishLater'] ? true : validatePastDay(value, dayInMarket(new Date()));
  };
}
