'use client';

import { FieldLabel, Link, useFormFields, useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

type Subject = {
  subject?: string | null;
  section?: string | null;
  documentId?: string | null;
  title?: string | null;
  kind?: string;
};

function useSubjectPath({ subject, documentId, kind }: Subject): string | null {
  const pages = useConfig().config.admin.custom?.['documentPages'] as Record<string, string> | undefined;
  if (!subject || kind === 'deleted') return null;
  const page = pages?.[subject];
  if (page) return page;
  if (!documentId) return subject === 'users' ? null : `/admin/globals/${subject}`;
  return `/admin/collections/${subject}/${documentId}`;
}

export function SubjectField() {
  const subject = useText('subject');
  const documentId = useText('documentId');
  const title = useText('title');
  const kind = useText('kind') ?? '';
  const path = useSubjectPath({ subject, documentId, kind });
  return (
    <div className="field-type text">
      <FieldLabel label="En qué" />
      {path === null ? (
        <p>{title}</p>
      ) : (
        <p>
          <Link href={path} prefetch={false}>
            {title}
          </Link>
        </p>
      )}
    </div>
  );
}

const useText = (name: string): string | null =>
  useFormFields(([fields]) => {
    const value: unknown = fields[name]?.value;
    return typeof value === 'string' ? value : null;
  });

export function SubjectCell({ rowData }: DefaultCellComponentProps) {
  const entry = rowData as Subject;
  const path = useSubjectPath(entry);
  const text = [entry.section, entry.title].filter((part, index, parts) => part && parts.indexOf(part) === index).join(': ');
  return path === null ? (
    <span>{text}</span>
  ) : (
    <Link href={path} prefetch={false}>
      {text}
    </Link>
  );
}
