'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { PassButton } from './PassButton.tsx';

/** Where others publish, authors pass to review. Payload's button shows nothing to them, and keeps its keys. */
export function PublishOrPass() {
  const { hasPublishPermission } = useDocumentInfo();
  return (
    <>
      <PublishButton />
      {!hasPublishPermission && <PassButton isMain />}
    </>
  );
}
