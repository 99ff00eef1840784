import { experimentKey } from './tellVersion.ts';

/**
 * Shows the version of the block under test that is this device's, before anything is painted (`data-group` on the root element). A coin decides
 * on the first page with the experiment. What is kept (`KeptGroup` in tellVersion.ts) is one bit for each device; it goes when the experiment has ended
 * (tellVersion.ts). `#grupo-a` and `#grupo-b` show a version without keeping anything. A part of page/headScript.ts, on pages with an experiment.
 */
export const experimentScript = `{
const experimentKey = ${JSON.stringify(experimentKey)};
const root = document.documentElement;
const { experiment, experimentEnds } = root.dataset;
const [, asked] = /^#grupo-([ab])$/.exec(location.hash) ?? [];
try {
  if (asked) root.dataset.group = asked;
  else if (experimentEnds > Date.now()) {
    let kept = JSON.parse(localStorage[experimentKey] ?? null);
    if (kept?.key !== experiment) {
      kept = { key: experiment, group: crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? 'b' : 'a', until: +experimentEnds };
      localStorage[experimentKey] = JSON.stringify(kept);
    }
    root.dataset.group = kept.group;
  }
} catch {}
}`;
