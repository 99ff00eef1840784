import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { emptyGlobals } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { expect, it } from 'vitest';
import { createCapturedLogger } from '../server/testBed/capturedLogger.ts';
import { buildLayout } from './buildLayout.ts';

const copyrightArea = { ...emptyGlobals.footer.copyrightArea, text: '© {currentYear}' };
const globals = { ...emptyGlobals, footer: { ...emptyGlobals.footer, copyrightArea } };

const layoutAt = (moment: string) =>
  buildLayout({
    context: { locale: 'es-CL', contentLocale: 'es_CL', microcopy: buildMicrocopy([]), globals },
    navigation: [],
    presenter: createPresenter({ imagesUrl: '', clickoutUrl: '', placementSecret: '', isInternalRoute: () => true, pageSlug: '/' }),
    routes: null,
    fallbackName: 'lupacasino.example',
    now: new Date(moment),
    logger: createCapturedLogger().logger,
  });

it.each([
  ['2027-01-01T01:00:00Z', '© 2026'],
  ['2027-01-01T04:00:00Z', '© 2027'],
])('at %s the year is that of Chile: %s', (moment, text) => {
  expect(layoutAt(moment).footer.copyrightText).toBe(text);
});

it('a site without a name is called by its host', () => {
  expect(layoutAt('2026-11-21T12:00:00Z').siteName).toBe('lupacasino.example');
});
