'use client';

import { Link, NavGroup, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { securityPath } from './accountPaths.ts';
import { keysPath } from '../apiKeys/keysPath.ts';

/** The ways to one's own second factor and sessions, and for administrators to the keys of programs, in the admin's menu. */
export function AccountNav() {
  const { user } = useAuth();
  const isAdministrator = isAdministratorUser(user as Parameters<typeof isAdministratorUser>[0]);
  return (
    <NavGroup label="Tu cuenta">
      <NavLink id="nav-security" path={securityPath} label="Seguridad" />
      {isAdministrator && <NavLink id="nav-keys" path={keysPath} label="Claves de acceso" />}
    </NavGroup>
  );
}

function NavLink({ id, path, label }: { id: string; path: string; label: string }) {
  const isHere = usePathname() === path;
  return (
    <Link className="nav__link" id={id} href={path} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
