'use client';

import { useConfig } from '@payloadcms/ui';

export type Subject = {
  subject?: string | null;
  section?: string | null;
  documentId?: string | null;
  title?: string | null;
  kind?: string;
};

/** Where the admin shows what an entry is about; null once it is deleted. */
export function useSubjectPath({ subject, documentId, kind }: Subject): string | null {
  const pages = useConfig().config.admin.custom?.['documentPages'] as Record<string, string> | undefined;
  if (!subject || kind === 'deleted') return null;
  const page = pages?.[subject];
  if (page) return page;
  if (!documentId) return subject === 'users' ? null : `/admin/globals/${subject}`;
  return `/admin/collections/${subject}/${documentId}`;
}
