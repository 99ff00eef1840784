import { market } from '@lupa/contracts/market.ts';

/** `--color-paper` of packages/ui/styles/tokens.css: what browsers colour around the page, and applications while they start. */
export const themeColors = { light: '#fbfaf7', dark: '#0c1620' } as const;

export const webManifestPath = '/site.webmanifest';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to put the site on its home screen (W3C Web Application Manifest). With the browser's own way back. */
export function buildWebManifest(siteName: string) {
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    lang: market.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
