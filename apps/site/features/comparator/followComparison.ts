import { addCasino, removeCasino, startComparison, type ComparableCasino } from '@lupa/blocks/shared/comparison/comparison.ts';
import { readComparison, watchComparison, writeComparison } from '@lupa/blocks/shared/comparison/comparisonStore.ts';
import { comparisonTrayId, comparisonId } from './comparatorIds.ts';

let isFollowing = false;

/** Keeps the boxes and the tray of a page in step with the comparison (requirement 4.11), and opens the modal for a fourth casino. */
export function followComparison(modal: HTMLElement): void {
  const tray = document.getElementById(comparisonTrayId);
  if (isFollowing || !(modal instanceof HTMLDialogElement) || !tray) return;
  isFollowing = true;
  const seeds: ComparableCasino[] = JSON.parse(modal.dataset.seeds ?? '[]');
  const listChosen = () => readComparison() ?? seeds;
  const updateTray = startTray(tray, () => prepare(modal));

  const show = () => {
    const chosen = listChosen();
    const slugs = chosen.map(({ slug }) => slug);
    for (const box of listBoxes()) box.checked = slugs.includes(box.value);
    // What the server has put into the modal is not what the visitor has chosen.
    modal.toggleAttribute('data-outdated', slugs.join() !== seeds.map(({ slug }) => slug).join());
    updateTray(readComparison() ?? []);
  };
  const choose = (box: HTMLInputElement) => {
    const before = listChosen();
    const after = withChoice(before, box);
    if (after === before) {
      show();
      modal.showModal();
      return;
    }
    updateTray(after, box);
    writeComparison(after);
    prepare(modal);
  };

  // By a visitor who was faster than this script.
  const early = listBoxes().flatMap((box) => (box.checked === box.defaultChecked ? [] : { box, checked: box.checked }));
  show();
  for (const { box, checked } of early) if (box.checked !== checked) choose(Object.assign(box, { checked }));
  watchComparison(show);
  addEventListener('lupa:unfolded', show);
  document.addEventListener('change', ({ target }) => isBox(target) && choose(target));
  document.addEventListener('submit', (event) => {
    if (!(event.target as Element).matches('[data-compare]')) return;
    event.preventDefault();
    modal.showModal();
  });
}

const boxSelector = 'input[name=comparar]';
const listBoxes = () => [...document.querySelectorAll<HTMLInputElement>(boxSelector)];
const isBox = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement && target.matches(boxSelector);

/** The list after a box was ticked or not; the same one where there is no slot left. */
function withChoice(chosen: readonly ComparableCasino[], { checked, value: slug, dataset }: HTMLInputElement): readonly ComparableCasino[] {
  const casino = chosen.find((each) => each.slug === slug) ?? { slug, name: dataset.name ?? slug, logo: dataset.logo ?? null };
  const comparison = { ...startComparison(chosen), comparisonList: chosen };
  return (checked ? addCasino(comparison, casino) : removeCasino(comparison, casino.slug)).comparisonList;
}

function prepare(modal: Element): void {
  modal.querySelector('lupa-island')?.dispatchEvent(new Event('pointerover'));
}

type TellTray = (chosen: readonly ComparableCasino[], box?: HTMLInputElement) => void;

/** The tray stays away while the comparison is on the screen, and for good once it is dismissed. `onIntent`: somebody is about to use it. */
function startTray(tray: HTMLElement, onIntent: () => void): TellTray {
  const status = tray.nextElementSibling as HTMLElement;
  const count = tray.querySelector('[data-count]');
  const names = tray.querySelector('[data-names]');
  const comparison = document.getElementById(comparisonId);
  let chosen: readonly ComparableCasino[] = [];
  let isDismissed = false;
  let isInView = false;

  const show = () => {
    if (count) count.textContent = String(chosen.length);
    if (names) names.textContent = chosen.map(({ name }) => name).join(', ');
    tray.hidden = isDismissed || isInView || chosen.length === 0;
    document.documentElement.toggleAttribute('data-tray', !tray.hidden);
  };
  tray.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    isDismissed = true;
    show();
  });
  for (const sign of ['pointerover', 'focusin']) tray.addEventListener(sign, onIntent);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    show();
  });
  if (comparison) observer.observe(comparison);

  return (list, box) => {
    chosen = list;
    show();
    const sentence = box && (box.checked ? status.dataset.added : status.dataset.removed);
    if (sentence) status.textContent = sentence.replace('{name}', box.dataset.name ?? '');
  };
}
