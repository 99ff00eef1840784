// Requirements: 2.31, 3.1, 3.2, 3.4.
import type { NavigationGroup, NavigationItem } from '@lupa/contracts/navigation.ts';
import { expect, test } from 'vitest';
import { findNavigation } from './findNavigation.ts';

const link = { url: '/nosotros/', title: 'Nosotros', openInNewTab: false, noFollow: false, noOpener: false };
const item = (name: string, changes: Partial<NavigationItem> = {}): NavigationItem => ({
  name,
  cta: null,
  ctaLink: link,
  linksGroups: [],
  ...changes,
});
const group = (locale: string, ...navigationItems: NavigationItem[]): NavigationGroup => ({ groupName: 'Header', locale, navigationItems });
const namesOf = (groups: NavigationGroup[], locale: 'es-CL' | 'fr-CA') => findNavigation(groups, 'Header', locale).map(({ name }) => name);

test('the group of the locale, or the one there is', () => {
  const groups = [group('es_CL', item('Casinos')), group('fr_CA', item('Jeux'))];
  expect(namesOf(groups, 'fr-CA')).toEqual(['Jeux']);
  expect(namesOf(groups.slice(0, 1), 'fr-CA')).toEqual(['Casinos']);
  expect(findNavigation(groups, 'Footer Top', 'es-CL')).toEqual([]);
});

test('a group without links is left out, and so is an item that leads nowhere', () => {
  const empty = { title: 'Pronto', links: [] };
  const full = { title: 'Listas', links: [{ ...link, copy: '', image: null }] };
  const groups = [
    group(
      'es_CL',
      item('Enlace', { linksGroups: [empty] }),
      item('Nada', { ctaLink: null, linksGroups: [empty] }),
      item('Menú', { linksGroups: [empty, full] }),
    ),
  ];
  expect(findNavigation(groups, 'Header', 'es-CL')).toEqual([item('Enlace'), item('Menú', { linksGroups: [full] })]);
});
