/** The scripts that the build of the client begins with, by the names of their files. */
export const entries = {
  boot: 'features/boot.ts',
  styles: 'browser/styles.ts',
  offlinePage: 'features/offline/offlinePage.ts',
  preview: 'features/preview/previewScript.ts',
} as const;

/** Scripts of single pages, which name them themselves. */
export type PageScript = Exclude<keyof typeof entries, 'boot' | 'styles'>;
