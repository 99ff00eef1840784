import { clickOutFolder } from '@lupa/contracts/clickOut.ts';
import { experimentMark, experimentParameter } from '@lupa/contracts/experimentMark.ts';
import { experimentKey, type KeptGroup } from './experimentKey.ts';

const middleButton = 1;

/**
 * Says with the first click on a link to a partner, on any page, which version of the experiment the device shows: once. Forgets it when the experiment has
 * ended. Whoever looks at a version by its address is not counted.
 */
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

/** Null where there is nothing, nothing that can be read, or nothing any more. */
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
