'use client';

import { Link, NavGroup } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { securityPath } from '../adminViews.ts';

/** The way to one's own second factor and sessions in the admin's menu. */
export function AccountNav() {
  const isHere = usePathname() === securityPath;
  return (
    <NavGroup label="Tu cuenta">
      <Link className="nav__link" id="nav-security" href={securityPath} prefetch={false} aria-current={isHere ? 'page' : undefined}>
        {isHere && <span className="nav__link-indicator" />}
        <span className="nav__link-label">Seguridad</span>
      </Link>
    </NavGroup>
  );
}
