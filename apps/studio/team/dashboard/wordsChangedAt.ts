import type { Field } from 'payload';

export const wordsChangedAt = 'wordsChangedAt';

/** When the words of a language were changed last. Set by the studio alone (`noteWordsChanged.ts`), and kept in each version. */
export const wordsChangedField: Field = {
  name: wordsChangedAt,
  type: 'date',
  label: 'Textos cambiados el',
  localized: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};
