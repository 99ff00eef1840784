import type { BrowserContext, Page } from 'playwright-core';

/** Pages that open from now on may not even look at these, as in a browser that refuses cookies. */
export function blockStorage(pages: Page | BrowserContext, ...names: ('localStorage' | 'sessionStorage')[]) {
  return pages.addInitScript((blocked) => {
    for (const name of blocked)
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  }, names);
}
