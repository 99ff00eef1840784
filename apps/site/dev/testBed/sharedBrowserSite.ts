import { sharedByTests } from './sharedByTests.ts';
import { startBrowserSite, type BrowserSite } from './startBrowserSite.ts';

type Options = {
  env?: Record<string, string>;
  /** Which problems the pages of a test may have: none, if left out. `() => true`: the tests that are about problems look at them themselves. */
  isExpected?: (problem: string) => boolean;
};

export function sharedBrowserSite({ env, isExpected }: Options = {}): BrowserSite {
  return sharedByTests(() => startBrowserSite(env), isExpected);
}

/** Without script the button of the menu has both attributes for good, which Chromium says when it is pressed. */
export const isSaidOfMenu = (problem: string): boolean => problem === 'popovertarget is ignored on elements with commandfor.';

export function isFailedRequest(problem: string): boolean {
  return /^(Failed to load resource|Load failed or canceled)[^]*(\bnet::ERR_|\b404\b)/.test(problem);
}
