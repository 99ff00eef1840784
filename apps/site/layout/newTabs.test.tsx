// Requirements: 2.58, 3.6.
import { createExampleContext } from '@lupa/blocks/shared/examples/exampleContext.ts';
import { emptyFooter } from '@lupa/contracts/globals.ts';
import type { NavigationGroup, NavigationLink } from '@lupa/contracts/navigation.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildFooterModel } from './Footer/buildFooterModel.ts';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import type { LayoutModel } from './layoutModel.ts';

const elsewhere = { url: 'https://other.example/', title: 'Otro sitio', openInNewTab: true, noFollow: false, noOpener: false };
const link: NavigationLink = { ...elsewhere, copy: '', image: null };
const groups: NavigationGroup[] = [
  {
    groupName: 'Header',
    locale: 'es_CL',
    navigationItems: [
      { name: 'Grupo', cta: 'Ver todo', ctaLink: elsewhere, linksGroups: [{ title: 'Enlaces', links: [link] }] },
      { name: 'Solo', cta: null, ctaLink: elsewhere, linksGroups: [] },
    ],
  },
  {
    groupName: 'Footer Top',
    locale: 'es_CL',
    navigationItems: [{ name: 'Arriba', cta: null, ctaLink: elsewhere, linksGroups: [] }],
  },
];

test('every link that opens a new tab says so, one out of the footer does not say from where, and an address in a text is split', () => {
  const { presenter, microcopy, locale } = createExampleContext();
  const paid = { text: 'Casino Andino', link: '/jugar/casino-andino/bienvenida' };
  const footer = {
    ...emptyFooter,
    copyrightArea: {
      ...emptyFooter.copyrightArea,
      text: 'Lupa, hola@lupa.example',
      links: [paid, { text: 'Ajeno', link: 'https://other.example/' }],
    },
  };
  const layout: LayoutModel = {
    siteName: 'LupaCasino',
    locale,
    homePath: '/',
    languages: [],
    policies: { method: null, corrections: null },
    candidates: [],
    microcopy,
    presenter,
    navigation: groups,
    footer: buildFooterModel({ footer, locale, siteName: 'LupaCasino', currentYear: 2026, onError: () => {} }),
  };
  const header = renderToString(
    <Header layout={layout} languages={[]}>
      {null}
    </Header>,
  );
  const shownFooter = renderToString(
    <Footer layout={layout} links={null}>
      {null}
    </Footer>,
  );
  expect(shownFooter).toContain('Lupa, ');
  expect(shownFooter).not.toMatch(/\w@lupa/);
  const newTabs = (part: string) => part.match(/<a [^>]*target="_blank".*?<\/a>/gs) ?? [];
  // A link of the group, its call-to-action and the plain item in the dropdowns; the two items in the sidebar.
  expect(newTabs(header)).toHaveLength(5);
  expect(newTabs(shownFooter)).toHaveLength(2);
  expect(shownFooter).toMatch(/<a href="https:\/\/other.example\/" rel="noreferrer noopener"/);
  for (const shown of newTabs(header + shownFooter)) expect(shown).toContain(microcopy.opens_in_new_tab);
});
