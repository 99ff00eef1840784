'use client';

import { useField, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Opens blocks as they are added. A new row does not say whether it is open, and the server, which is asked then, answers with what
 * `initCollapsed` says.
 */
export function OpenNewRows({ path }: { path: string }) {
  const { rows } = useField({ path, hasRows: true });
  const { dispatchFields } = useForm();
  const hasNew = rows?.some(isNew) ?? false;

  useEffect(() => {
    if (!hasNew || !rows) return;
    dispatchFields({
      type: 'SET_ROW_COLLAPSED',
      path,
      updatedRows: rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row)),
    });
  }, [dispatchFields, hasNew, path, rows]);

  return null;
}

function isNew({ collapsed, isLoading }: { collapsed?: boolean; isLoading?: boolean }): boolean {
  return isLoading === true && collapsed === undefined;
}
