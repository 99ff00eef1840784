import type { CollectionBeforeChangeHook } from 'payload';

/** A page that goes out without a date gets the present one. Later changes of it are an editor's decision. */
export const setUpdatedDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data['_status'] !== 'published' || data['updatedDate'] || originalDoc?.updatedDate) return data;
  return { ...data, updatedDate: new Date().toISOString() };
};
