import type { PaymentMethodKey } from '../../writing/paymentMethods.ts';
import { rankedPartners } from '../../partners/partners.ts';

const foreignMethods: readonly PaymentMethodKey[] = ['visa', 'mastercard', 'skrill', 'neteller'];

/** How many of the recommended casinos can be paid from abroad. */
export const takingForeignMoney: number = rankedPartners.filter(({ deposits }) =>
  deposits.some((key) => foreignMethods.includes(key)),
).length;

/** Names of the recommended casinos that speak a language, best first. */
export const speaking = (language: string): string[] =>
  rankedPartners.filter(({ languages }) => languages.includes(language)).map(({ name }) => name);
