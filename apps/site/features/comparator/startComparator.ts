import { comparisonEvent, comparisonKey } from '@lupa/blocks/shared/comparison/comparison.ts';
import { comparatorModalId } from './comparatorIds.ts';

export function startComparator(): void {
  const modal = document.getElementById(comparatorModalId);
  if (!modal) return;
  const follow = () => {
    import('./followComparison.ts').then(
      (module) => module.followComparison(modal),
      // Without it the boxes are a form that leads to the comparison.
      () => {},
    );
  };
  if (document.querySelector('[name=comparar]') || hasChosen()) return follow();
  addEventListener(comparisonEvent, follow);
  addEventListener('storage', ({ key }) => {
    if (key === comparisonKey) follow();
  });
}

function hasChosen(): boolean {
  try {
    return comparisonKey in localStorage;
  } catch {
    return false;
  }
}
