import { startTheme } from '../client/theme/startTheme.ts';
import { themeKey } from '../client/theme/themeKey.ts';

/**
 * Inline, so that no page is painted in the wrong colours and none waits for a request (docs/decisions/015-theme-before-first-paint.md).
 * The content security policy allows this text by its hash.
 */
export const themeScript = `(${startTheme.toString()})(${JSON.stringify(themeKey)})`;
