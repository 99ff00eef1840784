import { keysPath } from '../../team/apiKeys/keysPath.ts';

export type Subject = {
  subject?: string | null;
  section?: string | null;
  documentId?: string | null;
  title?: string | null;
  kind?: string;
};

/** Where the admin shows what an entry is about; null once it is deleted. */
export function subjectPath({ subject, documentId, kind }: Subject): string | null {
  if (!subject || kind === 'deleted') return null;
  if (subject === 'api-keys') return keysPath;
  if (!documentId) return subject === 'users' ? null : `/admin/globals/${subject}`;
  return `/admin/collections/${subject}/${documentId}`;
}
