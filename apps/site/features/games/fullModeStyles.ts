const styles = import.meta.glob<string>('./overlay/*.module.css', { eager: true, import: 'default', query: '?inline' });

/** The styles of the full mode come with its script, not in the sheet of every page. Once per page. */
export function adoptFullModeStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(Object.values(styles).join(''));
  document.adoptedStyleSheets.push(sheet);
}
