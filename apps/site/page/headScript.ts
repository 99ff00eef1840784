import { themeScript } from './themeScript.ts';
import { viewTransitionScript } from './viewTransition.ts';

/**
 * What has to run before anything is painted. Inline, as text: the content security policy allows it by its hash, which has to be the
 * same whoever builds the code (docs/decisions/015-theme-before-first-paint.md).
 */
export const headScript = `${themeScript}\n${viewTransitionScript}`;
