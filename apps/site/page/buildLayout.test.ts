// Requirements: 2.53, 8.9, 9.15.
import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { emptyGlobals } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { expect, it } from 'vitest';
import { createCapturedLogger } from '../dev/testBed/capturedLogger.ts';
import { buildLayout } from './buildLayout.ts';

const broken = { text: 'Roto', link: 'roto\ud800@lupa.example' };
const copyrightArea = { ...emptyGlobals.footer.copyrightArea, text: '© {currentYear}', links: [broken] };
const globals = { ...emptyGlobals, footer: { ...emptyGlobals.footer, copyrightArea } };

const { logger, entries } = createCapturedLogger();
const layoutAt = (moment: string, isRoute: ((path: string) => boolean) | null = null) =>
  buildLayout({
    path: '/',
    context: { locale: 'es-CL', contentLocale: 'es_CL', microcopy: buildMicrocopy([]), globals },
    navigation: [],
    toplist: null,
    presenter: createPresenter({
      imagesUrl: '',
      clickoutUrl: '',
      placementSecret: '',
      day: '2026-11-10',
      isInternalRoute: () => true,
      pageSlug: '/',
    }),
    isRoute,
    fallbackName: 'lupacasino.example',
    now: new Date(moment),
    logger,
  });

it.each([
  ['2027-01-01T01:00:00Z', '© 2026'],
  ['2027-01-01T04:00:00Z', '© 2027'],
])('at %s the year is that of Chile: %s', (moment, text) => {
  expect(layoutAt(moment).footer.copyrightText).toBe(text);
});

it('an address of the footer that cannot be encoded is told to the operator', () => {
  layoutAt('2026-11-21T12:00:00Z');
  expect(entries.at(-1)).toMatchObject({ message: 'Unable to encode footer email', details: { err: { cause: expect.any(URIError) } } });
});

it('a site without a name is called by its host', () => {
  expect(layoutAt('2026-11-21T12:00:00Z').siteName).toBe('lupacasino.example');
});

it('offers the languages that have an index, in their own names', () => {
  const paths = ['/', '/de/', '/bonos/'];
  const { languages } = layoutAt('2026-11-21T12:00:00Z', (path) => paths.includes(path));
  expect(languages).toEqual([
    { locale: 'es-CL', name: 'Español', path: '/' },
    { locale: 'de-DE', name: 'Deutsch', path: '/de/' },
  ]);
});

it.each([
  ['of one language', (path: string) => path === '/'],
  ['of unknown routes', null],
])('a site %s offers no choice', (_, isRoute) => {
  expect(layoutAt('2026-11-21T12:00:00Z', isRoute).languages).toEqual([]);
});
