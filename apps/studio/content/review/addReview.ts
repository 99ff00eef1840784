import { type CollectionConfig, type Field, Forbidden, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { ownField, roleOf, rolesOf } from '../../core/access/roles.ts';
import { followChange, followDeletion, noteLanguages } from './followPage.ts';

/** How an operation was asked for. Access functions see its data and nothing of this. */
type Asked = {
  data?: Record<string, unknown>;
  draft?: unknown;
  trash?: unknown;
  publishSpecificLocale?: unknown;
  publishAllLocales?: unknown;
  unpublishAllLocales?: unknown;
};

const writes = ['create', 'update', 'delete', 'restoreVersion'];

const keepToDrafts: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess === true || roleOf(req.user) !== 'author' || !writes.includes(operation)) return args;
  if (operation === 'delete') refuse(req, 'Con el rol Redacción no se borran páginas. Pídelo a edición.');
  if (operation === 'restoreVersion' || req.context['restoresVersion'])
    refuse(req, 'Con el rol Redacción no se restauran versiones. Pídelo a edición.');
  const asked = args as Asked;
  if (asked.trash === true || (asked.data?.['deletedAt'] ?? null) !== null)
    refuse(req, 'Con el rol Redacción no se lleva ni se saca nada de la papelera. Pídelo a edición.');
  const isDraft = asked.draft === true || asked.draft === 'true';
  const publishes = [asked.publishSpecificLocale, asked.publishAllLocales, asked.unpublishAllLocales].some(isSet);
  if (!isDraft || publishes || asked.data?.['_status'] === 'published')
    refuse(req, 'Con el rol Redacción se guardan borradores, y lo publicado no cambia. Pasa la página a revisión.');
  return args;
};

const isSet = (flag: unknown): boolean => flag !== undefined && flag !== null && flag !== false && flag !== 'false';

function refuse(req: PayloadRequest, message: string): never {
  const refusal = new Forbidden(req.t);
  refusal.message = message;
  throw refusal;
}

export function addReview(pages: CollectionConfig): CollectionConfig {
  const { admin = {}, fields, hooks = {} } = pages;
  const { components = {} } = admin;
  return {
    ...pages,
    fields: [
      {
        name: 'reviewPanel',
        type: 'ui',
        label: 'Revisión',
        admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/content/review/ReviewPanel.tsx#ReviewPanel' } },
      },
      ...fields,
    ],
    hooks: {
      ...hooks,
      beforeOperation: [keepToDrafts, noteLanguages, ...(hooks.beforeOperation ?? [])],
      afterChange: [...(hooks.afterChange ?? []), followChange],
      afterDelete: [...(hooks.afterDelete ?? []), followDeletion],
    },
    admin: {
      ...admin,
      components: {
        ...components,
        edit: { ...components.edit, PublishButton: '/content/review/PassButton.tsx#PublishOrPass' },
      },
    },
  };
}

const reviewMailFields: Field[] = [
  {
    name: 'wantsReviewMails',
    type: 'checkbox',
    label: 'Recibir un correo cuando me piden una revisión, o cuando devuelven o aprueban lo que pasé',
    defaultValue: true,
    access: { read: ownField },
    admin: { condition: (data) => rolesOf(data).some((role) => role !== 'affiliateManager') },
  },
];

export function addReviewMails(users: CollectionConfig): CollectionConfig {
  const end = users.fields.findIndex((field) => 'name' in field && field.name === 'security');
  return { ...users, fields: users.fields.toSpliced(end, 0, ...reviewMailFields) };
}
