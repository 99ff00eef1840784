import type { CollectionConfig } from 'payload';
import { followChange, followDeletion, noteLanguages } from './followPage.ts';
import { keepToDrafts } from './keepToDrafts.ts';

/** Pages of which authors write drafts, that are passed to review and given back or approved. */
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
        edit: { ...components.edit, PublishButton: '/content/review/PublishOrPass.tsx#PublishOrPass' },
      },
    },
  };
}
