/** Whose data it is: of the law's persons the first three, of nobody the last. */
export const subjects = ['visitors', 'staff', 'partners', 'nobody'] as const;
export type Subject = (typeof subjects)[number];

export type KeptDays = { clicks: number; consents: number; errorReports: number; activity: number };

export type RegisterEntry = {
  key: string;
  place: number;
  subject: Subject;
  what: string;
  why: string;
  /** Of Ley 19.628 as Ley 21.719 changes it, in force from 1 December 2026. */
  basis: string;
  kept: (days: KeptDays) => string;
  /** `schema.table`; one that ends in `*` is all whose names begin so. The longest that fits is meant. */
  tables: readonly string[];
};

export const registerBases = {
  interest: 'Interés legítimo: cobrar y responder por los enlaces, sin saber de quién son (art. 13)',
  contract: 'Relación laboral o de servicios con quien usa el estudio (art. 13)',
  none: 'No son datos personales',
};
