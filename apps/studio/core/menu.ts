import type { PayloadRequest } from 'payload';

type User = PayloadRequest['user'];

export type MenuEntry = {
  id: string;
  path: string;
  label: string;
  group: keyof typeof menuGroups | 'start';
  place: number;
  isFor: (user: User) => boolean;
  badge?: string;
};

/** The groups of the admin's menu below the collections. What is in `start` is a button of the first page. */
export const menuGroups = { reports: 'Informes', tools: 'Herramientas', account: 'Tu cuenta' } as const;

export const listMenu = (features: readonly { menu?: readonly MenuEntry[] }[], group: MenuEntry['group'], user: User): MenuEntry[] =>
  features
    .flatMap(({ menu = [] }) => menu)
    .filter((entry) => entry.group === group && entry.isFor(user))
    .toSorted((one, other) => one.place - other.place);
