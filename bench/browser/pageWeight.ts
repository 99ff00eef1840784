import type { Browser, Page } from 'playwright-core';
import { settled } from '../../tests/setup/settled.ts';
import { fetchRaw } from './fetchRaw.ts';
import { openPhone } from './phone.ts';
import { scrollToEnd } from './vitals.ts';

/** Bytes of files as they come over the network. */
export type Bytes = { gzip: number; brotli: number };
/** Scripts until the load event and after everything was used; `elements` and `html` (bytes, uncompressed) as the document came. */
export type PageWeight = { atLoad: Bytes; afterUse: Bytes; styles: Bytes; elements: number; html: number };

export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    const urls = new Set<string>();
    const styles = new Set<string>();
    cdp.on('Network.requestWillBeSent', ({ type, request }) => {
      if (type === 'Script') urls.add(request.url);
      if (type === 'Stylesheet') styles.add(request.url);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await settled(page);
    const atRest = [...urls];
    const early = new Set(await page.evaluate(startedBeforeLoad));
    await useEverything(page);
    const { body } = await fetchRaw(url, 'identity');
    return {
      elements: countElements(body.toString()),
      html: body.byteLength,
      atLoad: await weigh(atRest.filter((file) => early.has(file))),
      afterUse: await weigh([...urls]),
      styles: await weigh([...styles]),
    };
  } finally {
    await close();
  }
}

/** Of the document as it came: no script has changed it. */
export const countElements = (html: string): number =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '<$1>').match(/<[a-z]/g)?.length ?? 0;

/** Until the event, not its listeners: islands of the first blocks start in one (requirement 2.112). */
function startedBeforeLoad(): string[] {
  const [navigation] = performance.getEntriesByType('navigation');
  const end = (navigation as PerformanceNavigationTiming).loadEventStart;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < end)
    .map(({ name }) => name);
}

async function useEverything(page: Page): Promise<void> {
  await scrollToEnd(page);
  await page.evaluate(() => {
    document.addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault());
    document.addEventListener('submit', (event) => event.preventDefault());
  });
  for (let round = 0; round < 3; round++) {
    await page.evaluate(async () => {
      const shared = globalThis as unknown as { used?: WeakSet<Element> };
      const used = (shared.used ??= new WeakSet());
      for (const control of document.querySelectorAll<HTMLElement>('button, summary, [role=button], select, input, lupa-island')) {
        if (used.has(control) || (!control.checkVisibility() && control.localName !== 'lupa-island')) continue;
        used.add(control);
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        control.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
        if (control.localName !== 'lupa-island') control.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await page.waitForLoadState('networkidle');
    await settled(page);
    await page.keyboard.press('Escape');
  }
  await page.waitForLoadState('networkidle');
}

export async function weigh(urls: string[]): Promise<Bytes> {
  const files = await Promise.all(urls.map(weighFile));
  const sum = (coding: keyof Bytes) => files.reduce((total, file) => total + file[coding], 0);
  return { gzip: sum('gzip'), brotli: sum('brotli') };
}

const weighed = new Map<string, Promise<Bytes>>();

function weighFile(url: string): Promise<Bytes> {
  const known = weighed.get(url) ?? fetchSizes(url);
  weighed.set(url, known);
  return known;
}

async function fetchSizes(url: string): Promise<Bytes> {
  const [gzip, brotli] = await Promise.all([fetchRaw(url, 'gzip'), fetchRaw(url, 'br')]);
  return { gzip: gzip.body.byteLength, brotli: brotli.body.byteLength };
}
