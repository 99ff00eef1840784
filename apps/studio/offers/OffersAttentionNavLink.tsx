'use client';

import { Link, NavGroup, useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { attentionPath } from './attentionParameters.ts';
import { mayReviewOffers } from './mayReviewOffers.ts';

/** The way to the offers that need attention in the admin's menu, for those who can put them right. */
export function OffersAttentionNavLink() {
  const { user } = useAuth();
  const isHere = usePathname() === attentionPath;
  if (!mayReviewOffers(user as Parameters<typeof mayReviewOffers>[0])) return null;
  return (
    <NavGroup label="Revisión">
      <Link
        className="nav__link"
        id="nav-offers-attention"
        href={attentionPath}
        prefetch={false}
        aria-current={isHere ? 'page' : undefined}
      >
        {isHere && <span className="nav__link-indicator" />}
        <span className="nav__link-label">Ofertas por revisar</span>
      </Link>
    </NavGroup>
  );
}
