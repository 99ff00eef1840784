import { themeKey } from '../layout/ThemeSwitch/startThemeSwitch.ts';
import type { PageFeature, Shown } from './pageFeature.ts';
import { viewTransitionScript } from './viewTransition.ts';

/**
 * Shows the page in the chosen colours before anything is painted, and follows the choice from then on: told by another tab, or in the same
 * way by the switch of this page (browser/theme.ts). A part of headScript.ts.
 */
const themeScript = `{
const themeKey = ${JSON.stringify(themeKey)};
const show = (choice) => {
  const theme = choice === 'light' || choice === 'dark' ? choice : '';
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    meta.media = theme === '' ? '(prefers-color-scheme: ' + scheme + ')' : theme === scheme ? 'all' : 'not all';
  }
  document.querySelector('meta[name="color-scheme"]').content = theme || 'light dark';
};
const showStored = () => {
  try {
    show(localStorage[themeKey]);
  } catch {}
};
showStored();
addEventListener('storage', ({ key, newValue }) => (key ?? themeKey) === themeKey && show(newValue));
addEventListener('pageshow', ({ persisted }) => persisted && showStored());
}`;

/**
 * Lays out all of a page that is reloaded or come back to (`--off-screen` of global.css): the browser remembers in pixels how far it was scrolled,
 * so nothing may stand at an estimated height when it scrolls there again.
 */
const returnScript = `if (/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type))
  document.documentElement.style.setProperty('--off-screen', 'visible');`;

const shorten = (...scripts: string[]): string => scripts.join('\n').replaceAll(/\n\s+/g, '\n');

function splitScripts(features: readonly PageFeature[]) {
  const scripts = features.flatMap(({ headScript }) => headScript ?? []);
  const always = scripts.flatMap(({ text, isNeeded }) => (isNeeded ? [] : text));
  const others = scripts.flatMap(({ text, isNeeded }) => (isNeeded ? { text: shorten(text), isNeeded } : []));
  return { always: shorten(themeScript, ...always, returnScript, viewTransitionScript), others };
}

/**
 * What has to run before anything is painted. Inline, as text: the content security policy allows it by its hash, which has to be the
 * same whoever builds the code (docs/decisions/015-theme-before-first-paint.md).
 */
export function listHeadScripts(features: readonly PageFeature[]): string[] {
  const { always, others } = splitScripts(features);
  return [always, ...others.map(({ text }) => text)];
}

export function chooseHeadScripts(features: readonly PageFeature[], shown: Shown): string[] {
  const { always, others } = splitScripts(features);
  return [always, ...others.flatMap(({ text, isNeeded }) => (isNeeded(shown) ? text : []))];
}
