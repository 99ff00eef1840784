import type { Field } from 'payload';
import { ownField } from '../../core/access/roles.ts';

/** In an account: whether it gets mails about reviews. */
export const reviewMailFields: Field[] = [
  {
    name: 'wantsReviewMails',
    type: 'checkbox',
    label: 'Recibir un correo cuando me piden una revisión, o cuando devuelven o aprueban lo que pasé',
    defaultValue: true,
    access: { read: ownField },
    admin: { condition: (data) => data['role'] !== 'affiliateManager' },
  },
];
