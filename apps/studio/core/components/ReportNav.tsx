'use client';

import { Link, NavGroup, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { DeadLinksCount } from '../../content/links/DeadLinksCount.tsx';
import { reportsLabel, deadLinksPage, reportPagesFor } from './reportPages.ts';

/** The ways to the reports in the admin's menu, for those who may see them. */
export function ReportNav() {
  const { user } = useAuth();
  const current = usePathname();
  const pages = reportPagesFor(user as Parameters<typeof reportPagesFor>[0]);
  if (pages.length === 0) return null;
  return (
    <NavGroup label={reportsLabel}>
      {pages.map(({ id, path, label }) => {
        const isHere = current === path || current.startsWith(`${path}/`);
        return (
          <Link key={id} className="nav__link" id={`nav-${id}`} href={path} prefetch={false} aria-current={isHere ? 'page' : undefined}>
            {isHere && <span className="nav__link-indicator" />}
            <span className="nav__link-label">{label}</span>
            {id === deadLinksPage.id && <DeadLinksCount />}
          </Link>
        );
      })}
    </NavGroup>
  );
}
