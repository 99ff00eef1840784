import { clickOutFolder } from '@lupa/contracts/clickOut.ts';
import { experimentMark, experimentParameter, type ExperimentGroup } from '@lupa/contracts/experimentMark.ts';

/** Where the browser keeps which version of an experiment it shows: a `KeptGroup` as JSON; nothing while no experiment was seen. */
export const experimentKey = 'lupaExperiment';

/** `until` in milliseconds since 1970. `hasClicked`: the device was counted, and says nothing more. */
export type KeptGroup = { key: string; group: ExperimentGroup; until: number; hasClicked?: true };

const middleButton = 1;

/** Says the version of the experiment with the first click to a partner, once. Who looks at a version by its address is not counted. */
export function tellVersion(): void {
  const kept = readKept();
  if (kept === null || kept.hasClicked || /^#grupo-[ab]$/.test(location.hash)) return;
  const watch = new AbortController();
  const tell = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || event.button > middleButton || !link?.pathname.startsWith(clickOutFolder)) return;
    watch.abort();
    // Another tab may have told it since.
    const present = readKept();
    if (present === null || present.hasClicked) return;
    localStorage[experimentKey] = JSON.stringify({ ...present, hasClicked: true });
    link.search += `${link.search ? '&' : '?'}${experimentParameter}=${experimentMark(present.key, present.group)}`;
  };
  addEventListener('click', tell, watch);
  addEventListener('auxclick', tell, watch);
}

function readKept(): KeptGroup | null {
  try {
    const kept = JSON.parse(localStorage[experimentKey] ?? 'null') as Partial<KeptGroup> | null;
    if (!kept?.key || !kept.group || !(Number(kept.until) > Date.now())) {
      localStorage.removeItem(experimentKey);
      return null;
    }
    return kept as KeptGroup;
  } catch {
    return null;
  }
}
