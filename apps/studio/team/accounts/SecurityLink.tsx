'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { securityPath } from './callAccount.ts';
import styles from './accounts.module.css';

export function SecurityLink() {
  const { id } = useDocumentInfo();
  if (id === undefined) return null;
  return (
    <div className={styles.link}>
      <Button el="link" to={`${securityPath}/${id}`} buttonStyle="secondary" margin={false}>
        Segundo factor y sesiones
      </Button>
    </div>
  );
}
