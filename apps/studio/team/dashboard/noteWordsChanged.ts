import type { CollectionBeforeChangeHook, Field } from 'payload';
import { listDifferences } from '../../core/editing/listDifferences.ts';
import { wordsChangedAt } from './wordsChangedAt.ts';

/** For a collection whose words are in these fields. What the demo writes is as old as its content says. */
export function noteWordsChanged(words: readonly Field[]): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc, req }) => {
    if (req.context['publishLater']) return { ...data, [wordsChangedAt]: data['updatedDate'] };
    const isSame = operation === 'update' && listDifferences(words, data, originalDoc).length === 0;
    return isSame ? data : { ...data, [wordsChangedAt]: new Date().toISOString() };
  };
}
