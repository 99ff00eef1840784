'use client';

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

const everyMinute = 60_000;

/** Shows nothing: says that the form of a document is still open once something was changed in it, and that it was left. */
export function HoldLock() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const isModified = useFormModified();
  const [wasModified, setWasModified] = useState(false);
  if (isModified && !wasModified) setWasModified(true);
  const path = `${config.serverURL}${config.routes.api}/editing`;
  useEffect(() => {
    if (!wasModified || id === undefined || collectionSlug === undefined) return undefined;
    const send = (what: 'hold' | 'release') =>
      void fetch(`${path}/${what}`, {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ collection: collectionSlug, id }),
      }).catch(() => {});
    const leave = () => send('release');
    const timer = setInterval(() => send('hold'), everyMinute);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [path, wasModified, id, collectionSlug]);
  return null;
}
