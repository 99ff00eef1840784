// Requirements: 2.71, 11.14, 13.2, 13.4.
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { isFailedRequest } from '../../dev/testBed/sharedBrowserSite.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedGamesSite, type GamesVisit } from '../../dev/testBed/startGamesSite.ts';

const site = sharedGamesSite();

const phase = ({ overlay }: GamesVisit, name: string) => overlay.locator(`[data-phase=${name}]`).waitFor({ state: 'attached' });
const said = ({ frame }: GamesVisit) => frame.contentFrame().locator('output').textContent();

describe('the frame', () => {
  test('is made on demand only, may run scripts and nothing else, and tells its host nothing', async () => {
    const visit = await site.visit();
    const requests: (string | undefined)[] = [];
    visit.page.on('request', (request) => request.url().startsWith(site.host) && requests.push(request.headers()['referer']));
    await visit.link.hover();
    expect(await visit.frame.count()).toBe(0);
    await visit.play();
    expect(requests).toEqual([undefined]);
    expect(
      await visit.frame.evaluate((frame: HTMLIFrameElement) => [frame.getAttribute('sandbox'), frame.referrerPolicy, frame.title]),
    ).toEqual(['allow-scripts', 'no-referrer', 'Desierto Florido']);
  });

  test('is dark as the full mode around it, also for visitors who like it light', { tags: ['thorough'] }, async () => {
    const { page, frame, play } = await site.visit('/juego/', { colorScheme: null });
    await play();
    const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
    expect(await page.evaluate(isDark)).toBe(false);
    expect(await frame.contentFrame().locator('html').evaluate(isDark)).toBe(true);
  });
});

describe('a host that the operator trusts', { tags: ['thorough'] }, () => {
  const trusting = sharedGamesSite({ FREEPLAY_STORAGE: 'allow' });

  test('may keep data of its own, and has said enough by its page', async () => {
    const visit = await trusting.visit('/juego/2/');
    await visit.play();
    await phase(visit, 'playing');
    expect(await visit.frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  });
});

describe('a hostile game', () => {
  test('cannot move the page, open or say anything, keep anything, or look into the page; closing still leaves', async () => {
    const visit = await site.visit('/juego/3/');
    const { page, overlay } = visit;
    const pages: unknown[] = [];
    page.context().on('page', (opened) => pages.push(opened));
    page.on('dialog', (dialog) => {
      pages.push(dialog.message());
      void dialog.dismiss();
    });
    await visit.play();
    await expect.poll(() => said(visit)).toContain('history');
    const tried = await said(visit);
    for (const outcome of ['top:SecurityError', 'open:null', 'storage:SecurityError', 'parent:SecurityError'])
      expect(tried).toContain(outcome);
    expect(new URL(page.url()).pathname).toBe('/juego/3/');
    expect(pages).toEqual([]);
    await overlay.getByRole('button', { name: 'Cerrar' }).click();
    await overlay.waitFor({ state: 'hidden' });
    // Whatever entries its frame has made.
    await expect.poll(() => page.evaluate(() => (history.state as { playGame?: unknown } | null)?.playGame)).toBeUndefined();
    expect(new URL(page.url()).pathname).toBe('/juego/3/');
    // The browser tells of each refusal.
    expect((await site.closePages()).filter((problem) => !/sandbox|Unsafe attempt/i.test(problem))).toEqual([]);
  });

  test('messages count only from the frame itself', async () => {
    const visit = await site.visit();
    await visit.play();
    await visit.page.evaluate(() => {
      const leave = { source: 'lupa-free-play', type: 'leave' };
      postMessage(leave, '*');
      const other = document.createElement('iframe');
      document.body.append(other);
      dispatchEvent(new MessageEvent('message', { data: leave, source: other.contentWindow }));
    });
    await settled(visit.page);
    expect(await visit.overlay.isVisible()).toBe(true);
  });

  test('that takes the keyboard again and again is taken away, with ways on', { tags: ['thorough'] }, async () => {
    const visit = await site.visit('/juego/4/');
    const { page, link, overlay, frame } = visit;
    await link.press('Enter');
    await phase(visit, 'greedy');
    expect(await frame.count()).toBe(0);
    await overlay.getByText('El juego tomaba el teclado por su cuenta').waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
  });
});

describe('a host that does not speak', () => {
  test('is shown once its frame has loaded, with nothing over it', async () => {
    const visit = await site.visit('/juego/2/');
    await visit.link.click();
    await phase(visit, 'playing');
    expect(await visit.overlay.locator('[data-phase]').innerText()).toBe('');
    await visit.frame.contentFrame().getByRole('button', { name: 'Girar' }).click();
  });
});

describe('a game that does not come', () => {
  test('is waited for, with a way on after eight seconds', { tags: ['thorough'] }, async () => {
    const visit = await site.visit();
    const { page, link, overlay } = visit;
    let isDown = true;
    await page.route(`${site.host}/**`, (route) => (isDown ? new Promise(() => {}) : route.continue()));
    await page.clock.install();
    await link.click();
    await phase(visit, 'loading');
    await page.clock.runFor(8000);
    await overlay.getByText('Sigue cargando').waitFor();
    isDown = false;
    await overlay.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.clock.runFor(500);
    await phase(visit, 'playing');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jugar Desierto Florido gratis');
  });

  test('of a host that is down says so, can be changed for one like it, and is reported once, with nothing about the visitor', async () => {
    const visit = await site.visit('/juego/', { bypassCSP: true, reducedMotion: 'reduce' });
    const { page, link, overlay, title, frame } = visit;
    const told = '/arcade/games/101/failed-start';
    site.services.answers.set(told, { status: 202 });
    const before = site.services.count(told);
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => request.url().endsWith('/failed-start') && sent.push({ ...request.headers(), url: request.url() }));
    await page.context().addCookies([{ name: 'somebody', value: '1', url: site.url }]);
    await page.route(`${site.host}/**/honest/**`, (route) => route.abort('connectionrefused'));
    await page.clock.install();
    await link.press('Enter');
    const waitUntilDown = async () => {
      await phase(visit, 'loaded');
      await page.clock.runFor(1000);
      await phase(visit, 'down');
    };
    await waitUntilDown();
    await overlay.getByRole('status').getByText('El juego no responde').waitFor();
    // Nothing of the browser's own page about it.
    expect(await frame.count()).toBe(0);
    await expect.poll(() => site.services.count(told)).toBe(before + 1);
    await overlay.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.clock.runFor(500);
    await waitUntilDown();
    const alike = overlay.locator('[data-phase=down]').getByRole('link', { name: 'Jugar Condor de Fuego' });
    await alike.waitFor();
    expect(await findViolations(page, '#game-full-mode')).toEqual([]);
    await alike.press('Enter');
    await expect.poll(() => title.textContent()).toBe('Jugar Condor de Fuego gratis');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jugar Condor de Fuego gratis');
    await phase(visit, 'loaded');
    expect(page.context().pages()).toHaveLength(1);
    expect(sent.map(({ url }) => new URL(url ?? '').pathname)).toEqual(['/api/games/101/failed-start']);
    expect(sent[0]).not.toHaveProperty('cookie');
    expect(sent[0]?.['referer'] ?? '').not.toContain('juego');
    expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
  });

  test('without a connection comes with the connection', { tags: ['thorough'] }, async () => {
    const visit = await site.visit();
    const { page, link, overlay } = visit;
    // What the full mode is made of is there before.
    await link.hover();
    await overlay.locator('lupa-island[state=ready]').waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await link.click();
    await phase(visit, 'offline');
    await overlay.getByRole('status').getByText('Estás sin conexión').waitFor();
    await page.context().setOffline(false);
    await phase(visit, 'playing');
    expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
  });
});

test('a player whose files do not come says so, can be left, and comes with the connection', { tags: ['thorough'] }, async () => {
  const { page, link, overlay, title } = await site.visit('/juego/', screens.phone);
  await page.route(/GamePlayer/, (route) => route.abort());
  await link.click();
  await overlay.locator('lupa-island[state=missing]').waitFor({ state: 'attached' });
  await overlay.getByRole('alert').getByText('Estás sin conexión').waitFor();
  await overlay.getByRole('button', { name: 'Salir del juego' }).click();
  await title.waitFor({ state: 'hidden' });
  await link.click();
  await page.unroute(/GamePlayer/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
  expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
});

describe('a break', () => {
  test('comes after half an hour of play, holds the game still, and lets it go on', { tags: ['thorough'] }, async () => {
    const visit = await site.visit('/juego/', { ...screens.phone, bypassCSP: true, reducedMotion: 'reduce' });
    const { page, overlay, play } = visit;
    await page.clock.install();
    await play();
    await page.clock.runFor(29 * 60_000);
    expect(await overlay.getByRole('alertdialog').count()).toBe(0);
    await page.clock.runFor(2 * 60_000);
    const notice = overlay.getByRole('alertdialog', { name: 'Un respiro' });
    await notice.getByText('Llevas 30 minutos jugando').waitFor();
    await expect.poll(() => said(visit)).toBe('pause');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alertdialog');
    expect(await notice.getByRole('link', { name: 'Juego responsable' }).getAttribute('href')).toBe('/juego-responsable/');
    // Nobody offers a casino to somebody who is offered help.
    expect(await overlay.locator('a[rel~=sponsored]').first().isVisible()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    // Time does not pass while one decides.
    await page.clock.runFor(10 * 60_000);
    await notice.getByText('Llevas 30 minutos jugando').waitFor();
    await notice.getByRole('button', { name: 'Seguir jugando' }).click();
    await expect.poll(() => said(visit)).toBe('resume');
    await page.clock.runFor(31 * 60_000);
    await notice.getByText('Llevas 60 minutos jugando').waitFor();
    await notice.getByRole('button', { name: 'Salir del juego' }).click();
    await overlay.waitFor({ state: 'hidden' });
  });

  test('comes when it was asked for, or never, and the choice stays on the device', { tags: ['thorough'] }, async () => {
    const { page, overlay, play } = await site.visit();
    await page.clock.install();
    await play();
    await overlay.getByRole('button', { name: 'Pausas' }).click();
    await overlay.getByRole('radio', { name: 'Cada 15 minutos' }).check();
    await page.keyboard.press('Escape');
    expect(await overlay.isVisible()).toBe(true);
    await page.clock.runFor(16 * 60_000);
    await overlay.getByText('Llevas 15 minutos jugando').first().waitFor({ state: 'attached' });
    await overlay.getByRole('button', { name: 'Seguir jugando' }).click();
    await overlay.getByRole('button', { name: 'Pausas' }).click();
    await overlay.getByRole('radio', { name: 'Sin recordatorio' }).check();
    await page.keyboard.press('Escape');
    await page.clock.runFor(61 * 60_000);
    expect(await overlay.getByRole('alertdialog').count()).toBe(0);
    // The page that comes waits for timers before it has its scripts.
    await page.clock.resume();
    await page.reload();
    await overlay.getByRole('button', { name: 'Pausas' }).click();
    await expect.poll(() => overlay.getByRole('radio', { name: 'Sin recordatorio' }).isChecked()).toBe(true);
  });
});

describe('what play takes', () => {
  const played = ({ frame }: GamesVisit, took: { staked: number; cost: number }) =>
    frame.evaluate((element: HTMLIFrameElement, round) => {
      const data = { source: 'lupa-free-play', type: 'round', played: round };
      dispatchEvent(new MessageEvent('message', { data, source: element.contentWindow }));
    }, took);

  test('is said in credits and in what the same costs on average with money, beside numbers to call', { tags: ['thorough'] }, async () => {
    const visit = await site.visit();
    const { overlay, play } = visit;
    await play();
    await played(visit, { staked: 1000, cost: 40 });
    await played(visit, { staked: 24_000, cost: 960 });
    await overlay.getByRole('button', { name: 'Pausas' }).click();
    await overlay.getByText('Rondas: 2. Créditos de práctica apostados: 25.000.').waitFor();
    await overlay.getByText('apostar lo mismo cuesta en promedio $1.000.').waitFor();
    const call = overlay.getByRole('list', { name: 'Líneas de ayuda' }).getByRole('link').first();
    expect(await call.getAttribute('href')).toMatch(/^tel:/);
  });

  test('can be followed by calm mode, which leaves the game alone and takes the partner bar away', { tags: ['thorough'] }, async () => {
    const { overlay, page, bar, play } = await site.visit();
    await play();
    await bar.waitFor();
    await overlay.getByRole('button', { name: 'Pausas' }).click();
    await overlay.getByRole('link', { name: 'Esconder bonos y casinos' }).click();
    await page.getByRole('dialog', { name: 'Modo calma' }).getByText('Está activo').waitFor();
    await page.getByRole('dialog', { name: 'Modo calma' }).getByRole('button', { name: 'Cerrar' }).click();
    expect(await bar.isVisible()).toBe(false);
    expect(await overlay.isVisible()).toBe(true);
    expect(await overlay.locator('iframe').isVisible()).toBe(true);
  });
});

test('the whole screen is offered where the browser has it, and only there', { tags: ['thorough'] }, async () => {
  const withIt = await site.visit();
  await withIt.play();
  await withIt.overlay.getByRole('button', { name: 'Pantalla completa' }).click();
  await expect.poll(() => withIt.page.evaluate(() => document.fullscreenElement?.closest('dialog')?.id)).toBe('game-full-mode');
  const { page } = await site.visit('/corta/');
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }));
  await page.goto(`${site.url}/juego/`);
  await page.locator('main a[data-play-game]').first().click();
  await page.locator('#game-full-mode [data-phase=playing]').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Pantalla completa' }).count()).toBe(0);
});
