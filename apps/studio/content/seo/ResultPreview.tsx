'use client';

import parts from '../../core/components/parts.module.css';
import { useConfig } from '@payloadcms/ui';
import { cutText } from './lengths.ts';
import styles from './seo.module.css';

export type Shown = { title: string; description: string; path: string; siteName: string };

export function ResultPreview({ breadcrumbs, ...shown }: Shown & { breadcrumbs: readonly string[] }) {
  const host = useSiteHost();
  const trail = breadcrumbs.length > 0 ? breadcrumbs : shown.path.split('/').filter(Boolean);
  return (
    <div className={styles.results}>
      <figure className={styles.result}>
        <figcaption className={parts.aside}>Escritorio</figcaption>
        <Result {...shown} address={[host, ...trail].join(' › ')} />
      </figure>
      <figure className={styles.result} data-width="phone">
        <figcaption className={parts.aside}>Teléfono</figcaption>
        <Result {...shown} address={host} />
      </figure>
    </div>
  );
}

function Result({ title, description, siteName, address }: Shown & { address: string }) {
  return (
    <div className={styles.snippet}>
      <div className={styles.source}>
        <span className={styles.mark} aria-hidden="true">
          {siteName.slice(0, 1)}
        </span>
        <span className={styles.origin}>
          <span>{siteName}</span>
          <span className={styles.trail}>{address}</span>
        </span>
      </div>
      <p className={styles.headline}>{cutText('title', title) || siteName || 'Sin título'}</p>
      <p>
        {description.trim() === '' ? (
          <em>Sin descripción: el buscador elegirá un trozo del texto.</em>
        ) : (
          cutText('description', description)
        )}
      </p>
    </div>
  );
}

export function useSiteHost(): string {
  const { config } = useConfig();
  const url: unknown = config.admin.custom?.['siteUrl'];
  return typeof url === 'string' ? new URL(url).host.replace(/^www\./, '') : '';
}
