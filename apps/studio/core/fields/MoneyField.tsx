'use client';

import { formatTypedMoney, parseTypedMoney } from '@lupa/domain/typedMoney.ts';
import { useField, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import styles from '../dates/dates.module.css';
import { describedBy, fieldId, FieldFrame } from './FieldFrame.tsx';

/** In the place of Payload's field for numbers, which stores the 20.000 that people type as twenty. */
function TypedMoneyField({ field, path: givenPath, readOnly = false }: NumberFieldClientProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const text = typed?.trim() ?? '';
  const fault = text !== '' && parseTypedMoney(text) === null ? `«${text}» no es un monto. Escríbelo así: 20.000.` : null;
  // Keeps the form from being saved with another amount than the one that is seen.
  const validate = useCallback(() => fault ?? true, [fault]);
  const { disabled, path, setValue, showError, value } = useField<number | null>({ potentiallyStalePath: givenPath, validate });
  const id = fieldId(path);
  const shown = hasLeft || showError ? fault : null;
  const isRefused = showError && fault === null;

  function change(next: string) {
    setTyped(next);
    setHasLeft(false);
    const amount = parseTypedMoney(next);
    if (next.trim() === '' || amount !== null) setValue(amount);
  }
  function leave() {
    if (fault === null) setTyped(null);
    else setHasLeft(true);
  }

  return (
    <FieldFrame field={field} path={path} className="number" showError={isRefused}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        name={path}
        autoComplete="off"
        value={typed ?? (typeof value === 'number' ? formatTypedMoney(value) : '')}
        readOnly={readOnly || disabled}
        aria-invalid={isRefused || shown !== null}
        aria-describedby={describedBy(id, isRefused, 'fault')}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {shown}
      </p>
    </FieldFrame>
  );
}

export const MoneyField = withCondition(TypedMoneyField);
