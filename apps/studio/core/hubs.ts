import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest, SanitizedPermissions, VisibleEntities } from 'payload';
import { featuresOf, listMenu, type MenuEntry } from './feature.ts';
import { type Hub, hubs, menu } from './slugs.ts';

const hubNames = Object.keys(hubs) as Hub[];
export const hubOf = ({ custom }: { custom?: Record<string, unknown> | undefined }): Hub | undefined => custom?.['hub'] as Hub | undefined;

/** Takes a collection or global of a hub's group out of Payload's menu. */
export function intoHub<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const hub = hubNames.find((name) => entity.admin?.group === menu[name]);
  return hub ? { ...entity, admin: { ...entity.admin, group: false }, custom: { ...entity.custom, hub } } : entity;
}

export type HubEntry = Pick<MenuEntry, 'path' | 'label' | 'description' | 'badge'>;
type Asked = {
  payload: Payload;
  i18n: I18nClient;
  user: PayloadRequest['user'];
  permissions?: SanitizedPermissions | undefined;
  visible: VisibleEntities;
};

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

/** What somebody may open of a hub, by its name. */
export function listHub(hub: Hub, { payload, i18n, user, permissions, visible }: Asked): HubEntry[] {
  const { collections, globals } = payload.config;
  const isIn = (kind: 'collections' | 'globals', entity: { slug: string; custom?: Record<string, unknown> }) =>
    hubOf(entity) === hub && (visible[kind] as string[]).includes(entity.slug) && permissions?.[kind]?.[entity.slug]?.read;
  const describe = (path: string, label: unknown, description: unknown): HubEntry => ({
    path,
    label: getTranslation(label as string, i18n),
    ...(typeof description === 'string' && { description: firstSentence(description) }),
  });
  return [
    ...listMenu(featuresOf(payload), hub, user),
    ...collections
      .filter((one) => isIn('collections', one))
      .map(({ slug, labels, admin }) => describe(`/admin/collections/${slug}`, labels.plural, admin.description)),
    ...globals
      .filter((one) => isIn('globals', one))
      .map(({ slug, label, admin }) => describe(`/admin/globals/${slug}`, label, admin?.description)),
  ].toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
}
