/** Where the browser keeps the visitor's choice of colours: `light` or `dark`; nothing while the system chooses. */
export const themeKey = 'lupaTheme';

/** Lets the footer's switch choose the page's colours. What follows from a choice is done in the head, by page/themeScript.ts. */
export function startThemeSwitch(): void {
  const box = document.querySelector<HTMLFieldSetElement>('[data-themes]');
  if (!box) return;
  const choices = box.querySelectorAll('input');
  const mark = () => {
    const chosen = document.documentElement.dataset.theme ?? '';
    for (const choice of choices) choice.checked = choice.value === chosen;
  };
  for (const choice of choices) choice.addEventListener('change', () => chooseTheme(choice.value));
  addEventListener('storage', mark);
  // Browsers fill in what was marked before, which may no longer be in force.
  addEventListener('pageshow', mark);
  mark();
  box.disabled = false;
}

function chooseTheme(newValue: string): void {
  try {
    if (newValue) localStorage[themeKey] = newValue;
    else localStorage.removeItem(themeKey);
  } catch {
    // Blocked: the choice lasts as long as the page.
  }
  dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue }));
}
