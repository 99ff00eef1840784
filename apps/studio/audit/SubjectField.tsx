'use client';

import { FieldLabel, Link, useFormFields } from '@payloadcms/ui';
import { subjectPath } from './subjectPath.ts';

const names = ['subject', 'documentId', 'title', 'kind'] as const;

/** In an entry: what it is about, with the way there. */
export function SubjectField() {
  const values = useFormFields(([fields]) => names.map((name) => String(fields[name]?.value ?? '')).join('\n'));
  const [subject, documentId, title, kind] = values.split('\n');
  const path = subjectPath({ ...(subject && { subject }), ...(documentId && { documentId }), ...(kind && { kind }) });
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
