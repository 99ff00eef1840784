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

function SubjectLink({ entry, text }: { entry: Subject; text: string | null }) {
  const path = useSubjectPath(entry);
  return path === null ? (
    <span>{text}</span>
  ) : (
    <Link href={path} prefetch={false}>
      {text}
    </Link>
  );
}

export function SubjectField() {
  const entry = { subject: useText('subject'), documentId: useText('documentId'), kind: useText('kind') ?? '' };
  return (
    <div className="field-type text">
      <FieldLabel label="En qué" />
      <p>
        <SubjectLink entry={entry} text={useText('title')} />
      </p>
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
  const text = [entry.section, entry.title].filter((part, index, parts) => part && parts.indexOf(part) === index).join(': ');
  return <SubjectLink entry={entry} text={text} />;
}
