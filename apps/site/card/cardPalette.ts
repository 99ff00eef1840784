/** The light colours of packages/ui/styles/tokens.css, for what is drawn where no style sheet reaches. */
export const cardPalette = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#11202e',
  'ink-muted': '#4a5a68',
  line: '#e4dfd5',
  pacific: '#0b3a53',
  'pacific-soft': '#e6eef2',
  accent: '#b5532a',
  'accent-text': '#a4481f',
  good: '#0e6b55',
  caution: '#8a5a00',
  bad: '#a62b1f',
} as const;
