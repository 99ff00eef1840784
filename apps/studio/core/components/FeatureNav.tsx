import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import type { ServerProps } from 'payload';
import { featuresOf, listMenu, menuGroups } from '../feature.ts';
import { listHub } from '../hubs.ts';
import { type Hub, hubs, menu } from '../slugs.ts';
import { NavLinks } from './NavLinks.tsx';

export function FeatureNav({ payload, user, i18n, permissions, visibleEntities }: ServerProps) {
  const features = featuresOf(payload);
  const visible = visibleEntities ?? { collections: [], globals: [] };
  const filled = (Object.keys(hubs) as Hub[]).filter(
    (hub) => listHub(hub, { payload, i18n, user: user ?? null, permissions, visible }).length > 0,
  );
  return (Object.keys(menuGroups) as (keyof typeof menuGroups)[]).map((group) => {
    const links = listMenu(features, group, user ?? null).map(({ id, path, label, badge }) => ({
      id,
      path,
      label,
      badge: badge && <RenderServerComponent Component={badge} importMap={payload.importMap} />,
    }));
    const all = group === 'tools' ? [...links, ...filled.map((hub) => ({ id: hub, path: hubs[hub], label: menu[hub] }))] : links;
    return all.length > 0 && <NavLinks key={group} label={menuGroups[group]} links={all} />;
  });
}
