import { paymentMethodName } from '../../writing/paymentMethods.ts';
import type { Experience } from './experience.ts';

/** An opinion in one voice: what was lived is put in. Nothing where it does not fit the casino. */
export type Opinion = {
  text: (experience: Experience) => string | false | null;
  /** What the casino may answer to it. */
  reply?: (experience: Experience) => string;
};

export const isPaidBackBySame = ({ partner, into }: Experience): boolean => partner.withdrawals.map(paymentMethodName).includes(into);
export const pays = (key: 'mach' | 'cuentarut', { partner }: Experience): boolean => partner.withdrawals.includes(key);
