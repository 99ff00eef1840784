import type { ContentClient } from '@lupa/clients/clients.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { orElse } from './middleware/orElse.ts';

/** The site's name as its editors gave it; while it is not known, the host's. */
export async function loadSiteName(content: Pick<ContentClient, 'fetchGlobals'>, siteUrl: string): Promise<string> {
  const globals = await orElse(content.fetchGlobals(defaultContentLocale), null);
  return globals?.siteName || new URL(siteUrl).hostname;
}
