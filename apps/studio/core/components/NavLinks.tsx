'use client';

import { Link, NavGroup } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = { label: string; links: readonly { id: string; path: string; label: string; badge?: ReactNode }[] };

export function NavLinks({ label, links }: Props) {
  const current = usePathname();
  return (
    <NavGroup label={label}>
      {links.map(({ id, path, label: name, badge }) => {
        const isHere = current === path || current.startsWith(`${path}/`);
        return (
          <Link key={id} className="nav__link" id={`nav-${id}`} href={path} prefetch={false} aria-current={isHere ? 'page' : undefined}>
            {isHere && <span className="nav__link-indicator" />}
            <span className="nav__link-label">{name}</span>
            {badge}
          </Link>
        );
      })}
    </NavGroup>
  );
}
