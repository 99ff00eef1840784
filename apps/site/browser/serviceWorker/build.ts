/** The client build that a worker belongs to. Its name makes `/sw.js` a new worker after each deployment. */
export type Build = {
  name: string;
  /** Tells the pages of this build. */
  bootFile: string;
  /** What pages fetch though their HTML does not name it: parts of the boot script, fonts. */
  lateFiles: string[];
  /** By the island's module (`packages/blocks/toplist/ToplistFilter`): the files that it needs to run. */
  islandFiles: Record<string, string[]>;
};

// Written by serviceWorkerPlugin.ts.
declare const __BUILD__: Build;

export const build = __BUILD__;
