import type { CollectionConfig, Field } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { kebabMessage, kebabPattern, matching, validatePeriod } from '../../core/fields/validators.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { refuseOrder, refusePlaces, requireOffersOfPartners } from './toplistRules.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { field, momentPicker, optionsOf } from '../../core/fields/buildFields.ts';

function placeFields({ isRequired }: { isRequired: boolean }): Field[] {
  return [
    field.row(
      field.relation('partner', 'Casino', { relationTo: slugs.partners, required: isRequired, width: '50%' }),
      field.relation('offer', 'Oferta', {
        relationTo: slugs.offers,
        filterOptions: ({ siblingData }) => ({ partner: { equals: partnerOf(siblingData) } }),
        width: '50%',
        description: 'Vacío: la principal del casino.',
      }),
    ),
    field.row(
      field.date('startsAt', 'Desde', { date: momentPicker, width: '50%' }),
      field.date('endsAt', 'Hasta', {
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) => validatePeriod(startOf(siblingData), value),
        date: momentPicker,
        width: '50%',
      }),
    ),
  ];
}

const publishing = publishHooks(slugs.toplists);

export const Toplists: CollectionConfig = {
  slug: slugs.toplists,
  labels: { singular: 'Toplist', plural: 'Toplists' },
  admin: {
    group: menu.casinos,
    useAsTitle: 'name',
    defaultColumns: ['name', 'identifier', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'identifier'],
  },
  access: commercialAccess,
  versions: draftVersions({ maxPerDoc: 0 }),
  hooks: {
    ...publishing,
    beforeOperation: [...publishing.beforeOperation, protectPublishedVersion],
    beforeChange: [refusePlaces, requireOffersOfPartners, refuseOrder],
  },
  fields: [
    field.text('name', 'Nombre', { required: true, hooks: { beforeDuplicate: [copyName] } }),
    field.text('identifier', 'Identificador', {
      required: true,
      unique: true,
      maxLength: 100,
      hooks: { beforeDuplicate: [copyKey] },
      validate: matching(kebabPattern, kebabMessage),
      position: 'sidebar',
      description: 'Con él la piden las páginas: home, dinero-real…',
    }),
    field.select('orderedBy', 'Ordenada por', {
      defaultValue: 'editor',
      options: optionsOf({
        rating: 'Nota global',
        trust: 'Nota de Confianza',
        payments: 'Nota de Pagos',
        bonuses: 'Nota de Bonos',
        games: 'Nota de Juegos',
        support: 'Nota de Atención',
        cost: 'Lo que cuesta la oferta',
        editor: 'Elección editorial',
      }),
      position: 'sidebar',
      description:
        'El orden de una lista por nota o por costo lo calcula el sitio. Puestos a mano o con fechas, solo en una elección editorial.',
    }),
    field.area('criteria', 'Criterio', {
      description:
        'Con qué regla se ordenó esta versión. Se publica: los visitantes la leen en «Por qué está aquí». Lo que paga un casino no es un criterio.',
    }),
    field.list('entries', 'Puestos', {
      labels: { singular: 'Puesto', plural: 'Puestos' },
      description: 'Arrástralos para ordenarlos, o muévelos con el menú «⋯» de su fila. Un puesto con fechas solo se muestra entre ellas.',
      initCollapsed: true,
      admin: { components: { RowLabel: '/core/components/PartnerRowLabel.tsx#PartnerRowLabel' } },
      fields: placeFields({ isRequired: true }),
    }),
    {
      name: 'highlight',
      type: 'group',
      label: 'Destacado pagado',
      admin: {
        description:
          'Va aparte de la lista, sin número y con la palabra «Publicidad». No cambia ningún puesto ni entra en la comparación. Vacío: no hay.',
      },
      fields: placeFields({ isRequired: false }),
    },
    {
      name: 'preview',
      type: 'ui',
      label: 'Así se verá',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/casinos/toplists/ToplistPreview.tsx#ToplistPreview' },
      },
    },
  ],
};

function partnerOf(entry: unknown): unknown {
  const partner = typeof entry === 'object' && entry !== null && 'partner' in entry ? entry.partner : undefined;
  return typeof partner === 'object' && partner !== null && 'id' in partner ? partner.id : (partner ?? 0);
}

function startOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'startsAt' in entry ? entry.startsAt : undefined;
}
