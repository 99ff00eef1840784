'use client';

import { Link, NavGroup, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { importsPath } from './exchangePaths.ts';

/** The way to the imports in the admin's menu. */
export function ImportNav() {
  const { user } = useAuth();
  const current = usePathname();
  if (!user) return null;
  const isHere = current === importsPath || current.startsWith(`${importsPath}/`);
  return (
    <NavGroup label="Herramientas">
      <Link className="nav__link" id="nav-import" href={importsPath} prefetch={false} aria-current={isHere ? 'page' : undefined}>
        {isHere && <span className="nav__link-indicator" />}
        <span className="nav__link-label">Importar</span>
      </Link>
    </NavGroup>
  );
}
