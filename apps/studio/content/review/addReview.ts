import type { CollectionConfig, Field } from 'payload';
import { ownField } from '../../core/access/roles.ts';
import { followChange, followDeletion, noteLanguages } from './followPage.ts';
import { keepToDrafts } from './keepToDrafts.ts';

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
    admin: { condition: (data) => data['role'] !== 'affiliateManager' },
  },
];

export function addReviewMails(users: CollectionConfig): CollectionConfig {
  const end = users.fields.findIndex((field) => 'name' in field && field.name === 'security');
  return { ...users, fields: users.fields.toSpliced(end, 0, ...reviewMailFields) };
}
