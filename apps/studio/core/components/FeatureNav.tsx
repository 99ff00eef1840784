import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import type { ServerProps } from 'payload';
import { featuresOf, listMenu, menuGroups } from '../feature.ts';
import { NavLinks } from './NavLinks.tsx';

export function FeatureNav({ payload, user }: ServerProps) {
  const features = featuresOf(payload);
  return (Object.keys(menuGroups) as (keyof typeof menuGroups)[]).map((group) => {
    const links = listMenu(features, group, user ?? null).map(({ id, path, label, badge }) => ({
      id,
      path,
      label,
      badge: badge && <RenderServerComponent Component={badge} importMap={payload.importMap} />,
    }));
    return links.length > 0 && <NavLinks key={group} label={menuGroups[group]} links={links} />;
  });
}
