import type { CDPSession, Page } from 'playwright-core';

/** Nodes that a screen reader goes past, or reads as part of what is around them. */
const unnamed = [
  'StaticText',
  'InlineTextBox',
  'none',
  'generic',
  'LineBreak',
  'ListMarker',
  'paragraph',
  'listitem',
  'LabelText',
  'article',
];

/** What a screen reader is told of a page: the tree of roles and names that Chromium builds, and what live regions say. */
export type ScreenReader = {
  /** Role and name of each node within an element, in the order in which they are read: `button "Girar"`. */
  read: (selector: string) => Promise<string[]>;
  readFocus: () => Promise<string>;
  /** What live regions have said since the page was opened. */
  heard: string[];
};

/** Has to be called before the page is opened. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const session = await page.context().newCDPSession(page);
  const heard: string[] = [];
  await page.exposeFunction('say', (text: string) => heard.push(text));
  await page.addInitScript(watchLiveRegions);
  return {
    heard,
    read: (selector) => readNodes(session, `document.querySelector(${JSON.stringify(selector)})`),
    readFocus: async () => (await readNodes(session, 'document.activeElement'))[0] ?? '',
  };
}

async function readNodes(session: CDPSession, expression: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (!result.objectId) throw new Error(`There is nothing at ${expression}`);
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId: result.objectId });
  return nodes
    .filter(({ ignored, role }) => !ignored && !unnamed.includes(String(role?.value)))
    .map(({ role, name }) => `${String(role?.value)} "${String(name?.value ?? '')}"`);
}

function watchLiveRegions(): void {
  const live = '[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((changes) => {
    const regions = new Set(
      changes.flatMap(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live) ?? []),
    );
    for (const region of regions) {
      if (!region.checkVisibility()) continue;
      const text = region.textContent?.replace(/\s+/g, ' ').trim();
      if (text) (globalThis as unknown as { say: (text: string) => void }).say(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
