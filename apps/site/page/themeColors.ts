/** `--color-paper` of packages/ui/styles/tokens.css: what browsers colour around the page, and applications while they start. */
export const themeColors = { light: '#fbfaf7', dark: '#0c1620' } as const;
