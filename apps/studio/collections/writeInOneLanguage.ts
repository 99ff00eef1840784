import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * A write is in one language. Payload leaves the locale of a read on its request, and a write with the same request
 * after a read of all languages would lose every localized text without a word.
 */
export const writeInOneLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID';
  if (isWrite && req.locale === 'all') req.locale = defaultContentLocale;
  return args;
};
