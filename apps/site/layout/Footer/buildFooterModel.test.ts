import { emptyFooter } from '@lupa/contracts/globals.ts';
import { expect, test } from 'vitest';
import { buildFooterModel, footerTarget } from './buildFooterModel.ts';

const column = (title: string) => ({ linkTitle: { title, link: null }, links: [] });

test('the year stands in for {currentYear}', () => {
  const footer = { ...emptyFooter, copyrightArea: { ...emptyFooter.copyrightArea, text: '© {currentYear} LupaCasino' } };
  expect(buildFooterModel({ footer, locale: 'es-CL', currentYear: 2026 }).copyrightArea.text).toBe('© 2026 LupaCasino');
});

test('a French page takes the French parts, and the others where there are none', () => {
  const footer = { ...emptyFooter, linksArea: [column('Casinos')], linksAreaFr: [column('Casinos en ligne')], address: 'Santiago' };
  const french = buildFooterModel({ footer, locale: 'fr-CA', currentYear: 2026 });
  expect(french.linksArea).toEqual([column('Casinos en ligne')]);
  expect(french.address).toBe('Santiago');
  expect(buildFooterModel({ footer, locale: 'es-CL', currentYear: 2026 }).linksArea).toEqual([column('Casinos')]);
});

test('an address becomes a mail link, other targets stay', () => {
  expect(footerTarget('hola@lupacasino.example')).toBe('mailto:hola@lupacasino.example');
  expect(footerTarget('/nosotros/')).toBe('/nosotros/');
  expect(footerTarget('https://social.example/@lupa')).toBe('https://social.example/@lupa');
});
