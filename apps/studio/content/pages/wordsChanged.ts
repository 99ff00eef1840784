import type { CollectionBeforeChangeHook, Field } from 'payload';
import { listDifferences, wordsChangedAt } from '../../core/editing/listDifferences.ts';

/** When the words of a language were changed last. Set by the studio alone (`noteWordsChanged`), and kept in each version. */
export const wordsChangedField: Field = {
  name: wordsChangedAt,
  type: 'date',
  label: 'Textos cambiados el',
  localized: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

/** For a collection whose words are in these fields. What the demo writes is as old as its content says. */
export function noteWordsChanged(words: readonly Field[]): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc, req }) => {
    if (req.context['publishLater']) return { ...data, [wordsChangedAt]: data['updatedDate'] };
    const isSame = operation === 'update' && listDifferences(words, data, originalDoc).length === 0;
    return isSame ? data : { ...data, [wordsChangedAt]: new Date().toISOString() };
  };
}
