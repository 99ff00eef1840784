'use client';

import { SelectInput, TextInput, useField } from '@payloadcms/ui';
import type { ChangeEvent } from 'react';
import type { BonusType } from './offerRules.ts';

type Props = { path: string; isReadOnly: boolean; types: BonusType[] };

/** A key can be typed as long as Globales names none. One that it does not name any more stays visible. */
export function OfferTypeInput({ path, isReadOnly, types }: Props) {
  const { disabled, setValue, showError, value } = useField<string>({ path });
  const input = { path, label: 'Tipo de bono', readOnly: isReadOnly || disabled, required: true, showError, value: value ?? '' };
  if (types.length === 0)
    return (
      <TextInput
        {...input}
        description="Una clave, por ejemplo welcome. Todavía no hay tipos de bono en Globales."
        onChange={(event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      />
    );
  const options = types.map((type) => ({ value: type.key, label: `${type.value} (${type.key})` }));
  if (value && !types.some(({ key }) => key === value)) options.push({ value, label: `${value} (no está en Globales)` });
  return (
    <SelectInput
      {...input}
      name={path}
      description="Los tipos de bono se agregan en Globales."
      isClearable={false}
      options={options}
      onChange={(option) => setValue(Array.isArray(option) ? undefined : option.value)}
    />
  );
}
