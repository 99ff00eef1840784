import type { CollectionConfig, Field } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { maximumCommentLength, reviewMailKinds, reviewStates, stateLabels } from './reviewStates.ts';

const nobody = () => false;

const internal = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>;

const person = (name: string): Field[] => [
  { name, type: 'relationship', relationTo: slugs.users, index: true },
  { name: `${name}Name`, type: 'text' },
];

export const Reviews: CollectionConfig = {
  ...internal,
  slug: slugs.reviews,
  labels: { singular: 'Revisión', plural: 'Revisiones' },
  fields: [
    // Empty once the page is deleted, until `followPage.ts` deletes the review, too.
    { name: 'page', type: 'relationship', relationTo: slugs.pages, index: true },
    { name: 'locale', type: 'text', required: true },
    // `page:locale` while the review is open, and then nothing: the database refuses a second one.
    { name: 'openKey', type: 'text', unique: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: reviewStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    ...person('askedBy'),
    { name: 'askedAt', type: 'date', required: true },
    { name: 'note', type: 'textarea', maxLength: maximumCommentLength },
    ...person('reviewer'),
    ...person('decidedBy'),
    { name: 'decidedAt', type: 'date' },
    { name: 'changedAt', type: 'date' },
    { name: 'changedByName', type: 'text' },
    { name: 'changedFields', type: 'text' },
    { name: 'mailDue', type: 'select', options: [...reviewMailKinds] },
    { name: 'mailFailed', type: 'checkbox', defaultValue: false },
  ],
};

export const ReviewComments: CollectionConfig = {
  ...internal,
  slug: slugs.reviewComments,
  labels: { singular: 'Comentario', plural: 'Comentarios' },
  fields: [
    { name: 'review', type: 'relationship', relationTo: slugs.reviews, index: true },
    { name: 'parent', type: 'relationship', relationTo: slugs.reviewComments },
    { name: 'body', type: 'textarea', required: true, maxLength: maximumCommentLength },
    ...person('author'),
    { name: 'blockId', type: 'text' },
    { name: 'blockName', type: 'text' },
    { name: 'solvedAt', type: 'date' },
    ...person('solvedBy'),
  ],
};
