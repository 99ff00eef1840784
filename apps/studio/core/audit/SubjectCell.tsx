'use client';

import { Link } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useSubjectPath, type Subject } from './useSubjectPath.ts';

/** In the list: what an entry is about, with the way there. */
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
