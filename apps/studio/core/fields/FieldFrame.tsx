import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClient, NumberFieldClient, TextFieldClient } from 'payload';
import type { ReactNode } from 'react';

export const fieldId = (path: string): string => `field-${path.replaceAll('.', '__')}`;
/** Of the message that Payload draws in the frame, for the input that it describes (`NameControls.tsx`). */
export const describedBy = (id: string, showError: boolean, ...parts: string[]): string =>
  [...parts.map((part) => `${id}-${part}`), ...(showError ? [`${id}-error`] : [])].join(' ');

type Props = {
  field: DateFieldClient | NumberFieldClient | TextFieldClient;
  path: string;
  className?: string | undefined;
  showError: boolean;
  children: ReactNode;
};

/** What Payload draws around the input of a field: its label, what is wrong, and what it is for. */
export function FieldFrame({ field, path, className, showError, children }: Props) {
  const { admin, label, localized = false, required = false } = field;
  const id = fieldId(path);
  return (
    <div data-field={id} className={['field-type', className, admin?.className].filter(Boolean).join(' ')} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} {...(label && { label })} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {children}
      </div>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}
