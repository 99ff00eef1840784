import { experimentParameter } from '@lupa/contracts/experiment.ts';
import { clickOutFolder } from '@lupa/contracts/clickOut.ts';
import { experimentKey } from './experimentKey.ts';

/**
 * Shows the version of the block under test that is this device's, before anything is painted (`data-experiment-group` on the root element), and says
 * which one it is with the first click on a link to a partner, once. A coin decides on the first page with the experiment. What is kept (`KeptGroup`
 * in experimentKey.ts) is one bit for each device; it goes when the experiment has ended. `#grupo-a` and `#grupo-b` show a version without keeping or
 * counting anything. A part of page/headScript.ts.
 */
export const experimentScript = `{
const experimentKey = ${JSON.stringify(experimentKey)};
const root = document.documentElement;
const { experiment, experimentEnds } = root.dataset;
const [, asked] = /^#grupo-([ab])$/.exec(location.hash) ?? [];
const read = () => JSON.parse(localStorage[experimentKey] ?? null);
const keep = (kept) => localStorage[experimentKey] = JSON.stringify(kept);
try {
  let kept = read();
  if (kept && kept.until <= Date.now()) {
    localStorage.removeItem(experimentKey);
    kept = null;
  }
  if (asked) root.dataset.experimentGroup = asked;
  else if (experiment && experimentEnds > Date.now()) {
    if (kept?.key !== experiment) {
      kept = { key: experiment, group: crypto.getRandomValues(new Uint8Array(1))[0] % 2 ? 'b' : 'a', until: +experimentEnds };
      keep(kept);
    }
    root.dataset.experimentGroup = kept.group;
  }
} catch {}
const tell = (event) => {
  const link = event.target.closest?.('a[href]');
  if (asked || event.defaultPrevented || event.button > 1 || !link?.pathname.startsWith(${JSON.stringify(clickOutFolder)})) return;
  try {
    const kept = read();
    if (!kept?.group || kept.hasClicked || kept.until <= Date.now()) return;
    keep({ ...kept, hasClicked: true });
    link.search += (link.search ? '&' : '?') + ${JSON.stringify(`${experimentParameter}=`)} + kept.key + '.' + kept.group;
  } catch {}
};
addEventListener('click', tell);
addEventListener('auxclick', tell);
}`;
