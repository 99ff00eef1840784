import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, isolateObjectProperty, ValidationError } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { copyKey, copyName } from '../../core/fields/copies.ts';
import { kebabMessage, kebabPattern, matching, validatePeriod } from '../../core/fields/validators.ts';
import { draftVersions, protectPublishedVersion } from '../../core/fields/versions.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import { refusePlaces } from './refusePlaces.ts';
import { refuseOrder } from './refuseOrder.ts';
import { menu, slugs } from '../../core/slugs.ts';

type Entry = { partner?: unknown; offer?: unknown };

/** The offer of a place belongs to the casino that is there. Drafts may still be wrong. */
const requireOffersOfPartners: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (data['_status'] !== 'published') return data;
  const entries: Entry[] = Array.isArray(data['entries']) ? data['entries'] : [];
  const highlight: Entry | undefined = data['highlight'];
  const places = [
    ...entries.map((entry, index) => ({ ...entry, path: `entries.${index}.offer` })),
    ...(highlight ? [{ ...highlight, path: 'highlight.offer' }] : []),
  ];
  const ids = places.map((entry) => idOf(entry.offer)).filter((id) => id !== undefined);
  if (ids.length === 0) return data;
  const { docs } = await req.payload.find({
    collection: slugs.offers,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { partner: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  });
  const partners = new Map(docs.map((offer) => [offer.id, idOf(offer.partner)]));
  const errors = places.flatMap(({ path, ...place }) => {
    const offer = idOf(place.offer);
    if (offer === undefined || partners.get(offer) === idOf(place.partner)) return [];
    return [{ path, message: 'Esta oferta es de otro casino.' }];
  });
  if (errors.length > 0) throw new ValidationError({ collection: slugs.toplists, errors }, req.t);
  return data;
};

function idOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : undefined;
}

const momentPicker = { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm', timeFormat: 'HH:mm', timeIntervals: 1 } as const;

function placeFields({ isRequired }: { isRequired: boolean }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'partner',
          type: 'relationship',
          relationTo: slugs.partners,
          label: 'Casino',
          required: isRequired,
          admin: { width: '50%' },
        },
        {
          name: 'offer',
          type: 'relationship',
          relationTo: slugs.offers,
          label: 'Oferta',
          filterOptions: ({ siblingData }) => ({ partner: { equals: partnerOf(siblingData) } }),
          admin: { width: '50%', description: 'Vacío: la principal del casino.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'startsAt', type: 'date', label: 'Desde', admin: { date: momentPicker, width: '50%' } },
        {
          name: 'endsAt',
          type: 'date',
          label: 'Hasta',
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => validatePeriod(startOf(siblingData), value),
          admin: { date: momentPicker, width: '50%' },
        },
      ],
    },
  ];
}

const publishing = publishHooks(slugs.toplists);

export const Toplists: CollectionConfig = {
  slug: slugs.toplists,
  labels: { singular: 'Toplist', plural: 'Toplists' },
  admin: { group: menu.commercial, useAsTitle: 'name', defaultColumns: ['name', 'identifier', '_status', 'updatedAt'] },
  access: commercialAccess,
  versions: draftVersions({ maxPerDoc: 0 }),
  hooks: {
    ...publishing,
    beforeOperation: [...publishing.beforeOperation, protectPublishedVersion],
    beforeChange: [refusePlaces, requireOffersOfPartners, refuseOrder],
  },
  fields: [
    { name: 'name', type: 'text', label: 'Nombre', required: true, hooks: { beforeDuplicate: [copyName] } },
    {
      name: 'identifier',
      type: 'text',
      label: 'Identificador',
      required: true,
      unique: true,
      maxLength: 100,
      hooks: { beforeDuplicate: [copyKey] },
      validate: matching(kebabPattern, kebabMessage),
      admin: { position: 'sidebar', description: 'Con él la piden las páginas: home, dinero-real…' },
    },
    {
      name: 'orderedBy',
      type: 'select',
      label: 'Ordenada por',
      defaultValue: 'editor',
      options: [
        { value: 'rating', label: 'Nota global' },
        { value: 'trust', label: 'Nota de Confianza' },
        { value: 'payments', label: 'Nota de Pagos' },
        { value: 'bonuses', label: 'Nota de Bonos' },
        { value: 'games', label: 'Nota de Juegos' },
        { value: 'support', label: 'Nota de Atención' },
        { value: 'cost', label: 'Lo que cuesta la oferta' },
        { value: 'editor', label: 'Elección editorial' },
      ],
      admin: {
        position: 'sidebar',
        description:
          'El orden de una lista por nota o por costo lo calcula el sitio. Puestos a mano o con fechas, solo en una elección editorial.',
      },
    },
    {
      name: 'criteria',
      type: 'textarea',
      label: 'Criterio',
      admin: {
        description:
          'Con qué regla se ordenó esta versión. Se publica: los visitantes la leen en «Por qué está aquí». Lo que paga un casino no es un criterio.',
      },
    },
    {
      name: 'entries',
      type: 'array',
      label: 'Puestos',
      labels: { singular: 'Puesto', plural: 'Puestos' },
      admin: {
        description:
          'Arrástralos para ordenarlos, o muévelos con el menú «⋯» de su fila. Un puesto con fechas solo se muestra entre ellas.',
        initCollapsed: true,
        components: { RowLabel: '/core/components/PartnerRowLabel.tsx#PartnerRowLabel' },
      },
      fields: placeFields({ isRequired: true }),
    },
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
