'use client';

import { PasswordField, useFormFields } from '@payloadcms/ui';

/** Beside a new password, and only there: the own one of whoever changes it. */
export function CurrentPasswordField() {
  const isChanging = useFormFields(([fields]) => 'password' in fields);
  const isNew = useFormFields(([fields]) => fields['id']?.value === undefined);
  if (!isChanging || isNew) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label: 'Tu contraseña actual', required: true }}
      path="currentPassword"
      schemaPath="users.currentPassword"
      indexPath=""
      parentPath=""
      parentSchemaPath=""
    />
  );
}
