// Requirements: 2.52, 2.53, 2.55, 2.56, 3.54, 3.55, 3.58, 3.59, 3.60, 3.61, 9.15, 13.5.
import { emptyFooter, type Footer } from '@lupa/contracts/globals.ts';
import { pageLocales, type PageLocale } from '@lupa/contracts/locale.ts';
import { describe, expect, test } from 'vitest';
import { buildFooterModel } from './buildFooterModel.ts';
import type { FooterEmailError } from './emailLink.ts';

const column = (title: string, ...links: { text: string; link: string }[]) => ({ linkTitle: { title, link: null }, links });
const trusted = (title: string) => ({
  title,
  description: '',
  items: [{ name: 'Ayuda', link: 'tel:1', logo: null, verifiedOn: '2026-11-16' }],
});

function build(changes: Partial<Footer>, locale: PageLocale = 'es-CL') {
  const errors: FooterEmailError[] = [];
  const footer = { ...emptyFooter, ...changes };
  const model = buildFooterModel({ footer, locale, siteName: 'Lupa', currentYear: 2026, onError: (error) => errors.push(error) });
  return { model, errors };
}

const titlesOf = (columns: { title: { text: string } }[] | null) => columns?.map(({ title }) => title.text) ?? null;

test('the year replaces each {currentYear}', () => {
  const { model } = build({ copyrightArea: { ...emptyFooter.copyrightArea, text: '© {currentYear} Lupa, {currentYear}' } });
  expect(model.copyrightText).toBe('© 2026 Lupa, 2026');
});

test('a footer may have a name of its own', () => {
  expect(build({}).model.siteName).toBe('Lupa');
  expect(build({ siteName: 'LupaCasino Chile' }).model.siteName).toBe('LupaCasino Chile');
});

describe('a French page', () => {
  const parts = {
    linksArea: [column('Casinos')],
    trustedArea: trusted('Juego responsable'),
    address: 'Santiago',
    linksAreaFr: [column('Casinos en ligne')],
    trustedAreaFr: trusted('Jeu responsable'),
    addressFr: 'Santiago du Chili',
  };

  test('takes the French parts', () => {
    const { model } = build(parts, 'fr-CA');
    expect(titlesOf(model.columns.standard)).toEqual(['Casinos en ligne']);
    expect(model.trustedArea.standard.title).toBe('Jeu responsable');
    expect(model.address).toBe('Santiago du Chili');
  });

  test('takes the others where there are no French ones', () => {
    const { linksAreaFr, trustedAreaFr, addressFr } = emptyFooter;
    const { model } = build({ ...parts, linksAreaFr, trustedAreaFr, addressFr }, 'fr-CA');
    expect(titlesOf(model.columns.standard)).toEqual(['Casinos']);
    expect(model.trustedArea.standard.title).toBe('Juego responsable');
    expect(model.address).toBe('Santiago');
  });

  test.each(pageLocales.filter((locale) => locale !== 'fr-CA'))('a page in %s does not take them', (locale) => {
    const { model } = build(parts, locale);
    expect(titlesOf(model.columns.standard)).toEqual(['Casinos']);
    expect(model.trustedArea.standard.title).toBe('Juego responsable');
    expect(model.address).toBe('Santiago');
  });
});

describe('Ontario', () => {
  test('has its parts beside the others, with the age of adults there', () => {
    const { model } = build({ linksAreaOntario: [column('Ontario')], trustedAreaOntario: trusted('Help in Ontario') }, 'en');
    expect(titlesOf(model.columns.ontario)).toEqual(['Ontario']);
    expect(model.trustedArea.ontario).toMatchObject({ title: 'Help in Ontario', minimumAge: 19 });
    expect(model.trustedArea.standard.minimumAge).toBe(18);
    expect(model.trustedArea.ontario?.items[0]?.verifiedOn).toBe('Nov 16, 2026');
  });

  test('has the sign with its own age where they hold nothing, in every language', () => {
    const { model } = build({ trustedArea: trusted('Juego responsable') });
    expect(model.columns.ontario).toBeNull();
    expect(model.trustedArea.ontario).toEqual({ title: 'Juego responsable', description: '', items: [], minimumAge: 19 });
  });
});

describe('addresses', () => {
  test('become encoded mail links wherever a link may stand', () => {
    const link = 'hola@lupa.example';
    const { model, errors } = build({
      linksArea: [{ linkTitle: { title: 'Escríbenos', link }, links: [{ text: 'Hola', link }] }],
      trustedArea: { title: '', description: '', items: [{ name: 'Ayuda', link, logo: null, verifiedOn: null }] },
      copyrightArea: { text: '', links: [{ text: 'Contacto', link: `mailto:${link}` }], socialMedia: [{ link, iconName: 'mail' }] },
    });
    const targets = [
      ...model.columns.standard.flatMap(({ title, links }) => [title, ...links]),
      ...model.trustedArea.standard.items,
      ...model.copyrightLinks,
      ...model.socialLinks,
    ].map(({ target }) => target);
    expect(targets).toHaveLength(5);
    for (const target of targets) expect(target).toEqual({ kind: 'email', href: expect.stringMatching(/^(&#\d+;)+$/) });
    expect(errors).toEqual([]);
  });

  test('one that cannot be encoded is text, and somebody hears of it', () => {
    const broken = { text: 'Roto', link: '\ud800@lupa.example' };
    const { model, errors } = build({ linksArea: [column('Casa', broken, { text: 'Nosotros', link: '/nosotros/' })] });
    expect(model.columns.standard[0]?.links).toEqual([
      { text: 'Roto', target: null },
      { text: 'Nosotros', target: { kind: 'page', url: '/nosotros/' } },
    ]);
    expect(errors.map(({ message }) => message)).toEqual(['Unable to encode footer email']);
  });
});

test('social networks have their proper names', () => {
  const socialMedia = ['mastodon', 'YouTube', 'rss', 'nuevared', 'constructor'].map((iconName) => ({
    iconName,
    link: 'https://a.example/@b',
  }));
  const { model } = build({ copyrightArea: { ...emptyFooter.copyrightArea, socialMedia } });
  expect(model.socialLinks.map(({ network }) => network)).toEqual([
    { name: 'Mastodon', icon: 'mastodon' },
    { name: 'YouTube', icon: 'youtube' },
    { name: 'RSS', icon: 'rss' },
    { name: 'Nuevared', icon: 'globe' },
    { name: 'Constructor', icon: 'globe' },
  ]);
  expect(model.socialLinks[0]?.target).toEqual({ kind: 'page', url: 'https://a.example/@b' });
});
