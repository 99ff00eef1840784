'use client';

import { FieldLabel, Link, useFormFields } from '@payloadcms/ui';
import { useSubjectPath } from './useSubjectPath.ts';

/** In an entry: what it is about, with the way there. */
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
