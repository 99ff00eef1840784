import type { CollectionBeforeValidateHook } from 'payload';
import { editOf } from './incomingFile.ts';

const facts = ['filename', 'mimeType', 'filesize', 'width', 'height', 'sizeNote'];

/** What is known of a file comes from the file: it does not change by what a program sends. */
export const keepFileFacts: CollectionBeforeValidateHook = ({ data = {}, originalDoc, req }) => {
  if (req.file) return { ...data, sizeNote: editOf(req)?.sizeNote ?? null };
  if (!originalDoc) return data;
  const kept = Object.keys(data).filter((name) => facts.includes(name));
  return { ...data, ...Object.fromEntries(kept.map((name) => [name, (originalDoc as Record<string, unknown>)[name]])) };
};
