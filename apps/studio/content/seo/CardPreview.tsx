'use client';

import { useFetched } from '../../core/api/useFetched.ts';
import parts from '../../core/components/parts.module.css';
import { useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { printedText } from './lengths.ts';
import { type Shown, useSiteHost } from './ResultPreview.tsx';
import styles from './seo.module.css';

export function CardPreview({ title, description, siteName, cardUrl }: Shown & { cardUrl: string | null }) {
  const host = useSiteHost();
  const own = useOwnPicture();
  const url = own ?? cardUrl;
  return (
    <figure className={styles.card}>
      <Picture key={url} url={url} />
      <figcaption className={styles.cardText}>
        <span className={styles.trail}>{host}</span>
        <strong>{printedText(title) || siteName}</strong>
        {description.trim() !== '' && <span className={`${parts.oneLine} ${parts.aside}`}>{printedText(description)}</span>}
      </figcaption>
      <p className={`${parts.way} ${parts.aside}`}>
        {own === null
          ? 'El sitio dibuja esta tarjeta con lo guardado. Cada red la muestra a su manera.'
          : 'Con tu imagen, recortada a 1200 × 630.'}
      </p>
    </figure>
  );
}

function Picture({ url }: { url: string | null }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isMissing = url === null || state === 'failed';
  return (
    <span className={styles.picture} data-state={isMissing ? 'failed' : state}>
      {url !== null && state !== 'failed' && (
        <img
          src={url}
          alt="Así se ve la imagen al compartir la página"
          onLoad={() => setState('ready')}
          onError={() => setState('failed')}
        />
      )}
      {isMissing && (
        <span>
          {url === null ? 'Todavía no hay tarjeta.' : 'El sitio no dibuja la tarjeta ahora: falta algo en la página, o no responde.'}
        </span>
      )}
    </span>
  );
}

function useOwnPicture(): string | null {
  const id = useFormFields(([fields]) => {
    const value: unknown = fields['shareImage']?.value;
    return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
  });
  return useFetched<{ url?: string | null }>(id === null ? null : `media/${encodeURIComponent(id)}?depth=0`, {}).url ?? null;
}
