/**
 * Puts `aria-current="page"` on the links of rendered HTML that lead exactly to this percent-encoded path: what is rendered once for many
 * pages cannot know on which one it stands.
 */
export function markCurrentLinks(html: string, path: string): string {
  // As React writes it: of what it escapes, a path in its canonical form holds no more than this.
  const link = `<a href="${path.replaceAll("'", '&#x27;')}"`;
  return html.replaceAll(link, () => `${link} aria-current="page"`);
}
