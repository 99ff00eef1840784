'use client';

import { Link, NavGroup, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { maySeeClicks } from '../access/roles.ts';
import { reportPath } from './reportParameters.ts';

/** The way to the report in the admin's menu, for those who may see it. */
export function ClicksNavLink() {
  const { user } = useAuth();
  const path = usePathname();
  if (!maySeeClicks(user as Parameters<typeof maySeeClicks>[0])) return null;
  const isHere = path === reportPath || path.startsWith(`${reportPath}/`);
  return (
    <NavGroup label="Informes">
      <Link className="nav__link" id="nav-clicks" href={reportPath} prefetch={false} aria-current={isHere ? 'page' : undefined}>
        {isHere && <span className="nav__link-indicator" />}
        <span className="nav__link-label">Clics</span>
      </Link>
    </NavGroup>
  );
}
