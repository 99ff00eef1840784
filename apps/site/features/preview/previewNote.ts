/** What says that a page is a draft, or why there is none to see. `savedAt` names the version that is shown, null where none is; `studioOrigin` is who shows the page in a frame. */
export type PreviewNote = { text: string; savedAt: string | null; studioOrigin: string; moment?: MomentNote };

/** The site as it will be: which of its pages, by what token, and what to say of it. `typed`: the moment in the field, `fault` what is wrong with it. */
export type MomentNote = {
  token: string;
  path: string;
  typed: string;
  fault: string | null;
  changes: readonly string[];
  problems: readonly string[];
};
