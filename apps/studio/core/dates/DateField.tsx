'use client';

import { useField, withCondition } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { fieldId, FieldFrame } from '../fields/FieldFrame.tsx';
import { DateInput } from './DateInput.tsx';
import { readTypedDate, writeTypedDate } from './typedDate.ts';

/** In the place of Payload's field for dates, which drops what it cannot read: the date stays as it was until what is typed is one. */
function TypedDateField({ field, path: givenPath, readOnly = false }: DateFieldClientProps) {
  const pickers: { pickerAppearance?: string } = field.admin?.date ?? {};
  const kind = pickers.pickerAppearance === 'dayAndTime' ? 'moment' : 'day';
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const read = typed === null || typed.trim() === '' ? null : readTypedDate(typed, kind);
  const fault = read !== null && 'fault' in read ? read.fault : null;
  // Keeps the form from being saved with another date than the one that is seen.
  const validate = useCallback(() => fault ?? true, [fault]);
  const { path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: givenPath, validate });

  function change(text: string) {
    setTyped(text);
    setHasLeft(false);
    if (text.trim() === '') return setValue(null);
    const next = readTypedDate(text, kind);
    if ('value' in next && next.value !== value) setValue(next.value);
  }
  function leave() {
    if (fault === null) setTyped(null);
    else setHasLeft(true);
  }

  return (
    <FieldFrame field={field} path={path} className="date-time-field" showError={showError && fault === null}>
      <DateInput
        id={fieldId(path)}
        kind={kind}
        text={typed ?? writeTypedDate(value, kind)}
        fault={hasLeft || showError ? fault : null}
        isRefused={showError}
        isReadOnly={readOnly}
        onText={change}
        onLeave={leave}
      />
    </FieldFrame>
  );
}

export const DateField = withCondition(TypedDateField);
