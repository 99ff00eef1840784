import type { LegalStatus as Status } from '@lupa/contracts/legalStatus.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import type { GlobalConfig } from 'payload';
import { contentAccess, isAdministratorRequest } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { factFields } from '../../core/fields/fact.ts';
import { keepHistory, validatePeriods } from './periodRules.ts';
import { statusNames } from './statusNames.ts';
import { globalPublishHooks } from '../../core/publish/hooks.ts';

const explanations: Record<Status, string> = {
  unregulated: 'se muestra todo',
  licensedList: 'solo tienen ofertas y botones los casinos con una licencia vigente ese día',
  prohibited: 'ningún casino tiene ofertas ni botones',
};
const explained = (Object.keys(explanations) as Status[]).map((status) => `${statusNames[status]}: ${explanations[status]}`).join('. ');

/** How the law stands to casinos, with the moments from which it does. The whole site follows, and the click-out with it. */
export const LegalStatus: GlobalConfig = {
  slug: slugs.legalStatus,
  label: 'Situación legal',
  admin: {
    group: menu.site,
    description: `Cómo trata la ley a los casinos en línea en ${countryName}, y desde cuándo. ${explained}. Al guardar, todo el sitio y los enlaces a casinos lo siguen en un segundo; lo que tiene fecha futura, a su hora. Solo lo cambia la administración.`,
  },
  access: { read: contentAccess.read, readVersions: contentAccess.read, update: isAdministratorRequest },
  versions: { max: 0 },
  hooks: { beforeChange: [keepHistory], ...globalPublishHooks(slugs.legalStatus) },
  fields: [
    {
      name: 'periods',
      type: 'array',
      label: 'Situaciones',
      labels: { singular: 'Situación', plural: 'Situaciones' },
      admin: {
        initCollapsed: true,
        components: { RowLabel: '/casinos/law/PeriodRowLabel.tsx#PeriodRowLabel' },
        description: 'Sin ninguna vale «Sin regulación». Lo que ya rige queda como historial: para cambiarlo, agrega otra situación.',
      },
      validate: validatePeriods,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'status',
              type: 'select',
              label: 'Situación',
              required: true,
              options: Object.entries(statusNames).map(([value, label]) => ({ value, label })),
              admin: { width: '50%' },
            },
            {
              name: 'since',
              type: 'date',
              label: 'Rige desde',
              required: true,
              admin: {
                width: '50%',
                date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm', timeFormat: 'HH:mm', timeIntervals: 1 },
              },
            },
          ],
        },
        ...factFields({ required: true }),
        { name: 'note', type: 'textarea', label: 'Nota interna', admin: { description: 'No se publica.' } },
      ],
    },
  ],
};
