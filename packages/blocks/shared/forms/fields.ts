import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { Block, Field, GroupField, RelationshipField, RichTextField, TextField, UploadField } from 'payload';
import { readPageLink } from './pageLink.ts';

export type BlockForm<Type extends BlockType> = Block & { slug: Type };

type Texts = { label: string; description?: string; required?: boolean };

/** `pages` stores a link that follows its page; `paths` the path alone. */
export const choiceKinds = ['games', 'providers', 'bonusTypes', 'pages', 'paths'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Makes the studio let people choose the values of a text or number by name and picture, and keep them as what is chosen needs. */
export const chosenFrom = (choices: ChoiceKind) => ({ custom: { choices } });

/** How a list of texts or numbers is written. Payload's own says to choose one. */
export const listPlaceholder = 'Escribe y presiona Enter';

export const urlDescription =
  'Busca una página por su nombre, o escribe una ruta (/bonos/), un ancla (#comparador) o una dirección (https://…).';

export function titleField({ label, description, required = false }: Texts = { label: 'Título' }): TextField {
  return { name: 'title', type: 'text', label, required, maxLength: 160, ...(description ? { admin: { description } } : {}) };
}

/** Formatted text, delivered as rich text parts (`packages/contracts/richText.ts`). */
export function richTextField(name: string, { label, description, required = false }: Texts): RichTextField {
  return { name, type: 'richText', label, required, ...(description ? { admin: { description } } : {}) };
}

export function imageField(name: string, { label, description, required = false }: Texts): UploadField {
  return { name, type: 'upload', relationTo: collections.media, label, required, ...(description ? { admin: { description } } : {}) };
}

export const linkFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'title', type: 'text', label: 'Texto del enlace', required: true, maxLength: 120 },
      {
        name: 'url',
        type: 'text',
        label: 'Destino',
        required: true,
        validate: validateUrl,
        ...chosenFrom('pages'),
        admin: { description: urlDescription },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'openInNewTab', type: 'checkbox', label: 'Abrir en otra pestaña', defaultValue: false },
      { name: 'noFollow', type: 'checkbox', label: 'nofollow', defaultValue: false },
      { name: 'noOpener', type: 'checkbox', label: 'noopener', defaultValue: false },
    ],
  },
];

/** A single, optional link: leaving both text and target empty means that there is none. */
export function optionalLinkField(name: string, { label, description }: Texts): GroupField {
  return {
    name,
    type: 'group',
    label,
    admin: { description: description ?? 'Déjalo vacío si no hace falta. Con texto también se exige un destino.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'title', type: 'text', label: 'Texto del enlace', maxLength: 120 },
          {
            name: 'url',
            type: 'text',
            label: 'Destino',
            validate: validateUrlOfOptionalLink,
            ...chosenFrom('pages'),
            admin: { description: urlDescription },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'openInNewTab', type: 'checkbox', label: 'Abrir en otra pestaña', defaultValue: false },
          { name: 'noFollow', type: 'checkbox', label: 'nofollow', defaultValue: false },
          { name: 'noOpener', type: 'checkbox', label: 'noopener', defaultValue: false },
        ],
      },
    ],
  };
}

function validateUrlOfOptionalLink(value: unknown, { siblingData }: { siblingData: unknown }): string | true {
  const title = typeof siblingData === 'object' && siblingData !== null && 'title' in siblingData ? siblingData.title : undefined;
  if (!value && !title) return true;
  return validateUrl(value);
}

export function partnerField({ label, description, required = false }: Texts): RelationshipField {
  return {
    name: 'partner',
    type: 'relationship',
    relationTo: collections.partners,
    label,
    required,
    ...(description ? { admin: { description } } : {}),
  };
}

/** One toplist, delivered as its identifier. It has to exist: the studio offers only those that do. */
export function toplistField({ label, description, required = false }: Texts): RelationshipField {
  return {
    name: 'toplist',
    type: 'relationship',
    relationTo: collections.toplists,
    label,
    required,
    ...(description ? { admin: { description } } : {}),
  };
}

/** Slugs of the studio's collections that blocks point to. */
export const collections = {
  authors: 'authors',
  media: 'media',
  pages: 'pages',
  partners: 'partners',
  paymentMethods: 'payment-methods',
  toplists: 'toplists',
} as const;

const schemes = ['http://', 'https://', 'mailto:', 'tel:'];

/** A link needs a target: a path of the site, an anchor, or a full address with a scheme that may be followed. */
export function validateUrl(value: unknown): string | true {
  if (typeof value !== 'string' || value.trim() === '') return 'Un enlace necesita un destino.';
  const url = value.trim();
  if (/\s/.test(url)) return 'El destino no puede llevar espacios.';
  if ((url.startsWith('/') && !url.startsWith('//')) || readPageLink(url)) return true;
  if (/^#[\w-]+$/.test(url)) return true;
  if (schemes.some((scheme) => url.toLowerCase().startsWith(scheme) && url.length > scheme.length)) return true;
  return 'Escribe una ruta que empiece con /, un ancla con # o una dirección que empiece con https://, mailto: o tel:.';
}

export const criterionOptions = [
  { value: 'trust', label: 'Confianza' },
  { value: 'payments', label: 'Pagos' },
  { value: 'bonuses', label: 'Bonos' },
  { value: 'games', label: 'Juegos' },
  { value: 'support', label: 'Atención' },
];
