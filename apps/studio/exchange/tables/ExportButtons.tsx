'use client';

import parts from '../../core/components/parts.module.css';
import { Link, useAuth, useListDrawerContext } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { exportApi, importsPath, isExchangeKind } from './kinds.ts';
import styles from './exchange.module.css';

export function ExportButtons() {
  const path = usePathname();
  const query = useSearchParams();
  const { isInDrawer } = useListDrawerContext();
  const { permissions } = useAuth();
  const [, kind] = /\/collections\/([a-z-]+)\/?$/.exec(path) ?? [];
  if (isInDrawer || !isExchangeKind(kind)) return null;
  const mayImport = permissions?.collections?.[kind]?.update !== undefined;
  const shown = narrow(query);
  return (
    <div className={styles['bar']}>
      <span className={parts['aside']} id={`export-${kind}`}>
        {/search=|where/.test(shown) ? 'Exportar lo filtrado' : 'Exportar todo'}
      </span>
      <span className={styles['group']} role="group" aria-labelledby={`export-${kind}`}>
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            className={parts['button']}
            href={`${exportApi(kind, format)}${shown}`}
            download
            aria-label={`Exportar ${format.toUpperCase()}`}
          >
            {format.toUpperCase()}
          </a>
        ))}
      </span>
      {mayImport && (
        <Link className={parts['button']} href={`${importsPath}?kind=${kind}`} prefetch={false}>
          Importar
        </Link>
      )}
    </div>
  );
}

function narrow(query: URLSearchParams): string {
  const kept = [...query].filter(([name, value]) => value !== '' && (name === 'search' || name === 'sort' || name.startsWith('where[')));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}
