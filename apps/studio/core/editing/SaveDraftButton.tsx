'use client';

import {
  FormSubmit,
  SaveDraftButton as PayloadSaveDraftButton,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { versionNote } from './versionNote.ts';

/** Payload's button is off as soon as the form has saved itself. A note waits to be saved by hand even then. */
export function SaveDraftButton() {
  const note = useFormFields(([fields]) => fields[versionNote]?.value);
  const isModified = useFormModified();
  const hasNote = typeof note === 'string' && note.trim() !== '';
  return isModified || !hasNote ? <PayloadSaveDraftButton /> : <SaveNote />;
}

function SaveNote() {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const { t } = useTranslation();
  const action = `/api/${collectionSlug}/${id}?locale=${code}&depth=0&fallback-locale=null&draft=true`;
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      size="medium"
      type="button"
      onClick={() => void submit({ action, method: 'PATCH', overrides: { _status: 'draft' }, skipValidation: true })}
    >
      {t('version:saveDraft')}
    </FormSubmit>
  );
}
