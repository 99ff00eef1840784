/**
 * Shows the page in the chosen colours, and follows the choice from then on. It runs in the head, before anything is painted, as the text
 * that page/themeScript.ts makes of it: so it must not use anything from outside.
 */
export function startTheme(themeKey: string): void {
  const show = (choice: string | null | undefined) => {
    const theme = choice === 'light' || choice === 'dark' ? choice : '';
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const scheme = meta.dataset.scheme ?? '';
      meta.media = theme === '' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    }
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme || 'light dark');
  };
  const showKept = () => {
    try {
      show(localStorage[themeKey]);
    } catch {
      // Blocked: what is shown stays.
    }
  };
  showKept();
  // By another tab, or by the switch of this page, which says it in the same way. Without a key all of the storage has been cleared.
  addEventListener('storage', ({ key, newValue }) => (key ?? themeKey) === themeKey && show(newValue));
  addEventListener('pageshow', ({ persisted }) => persisted && showKept());
}
