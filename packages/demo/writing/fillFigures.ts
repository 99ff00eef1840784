/** What code computes for a content file, by the name that stands in its texts: texts, numbers, lists or objects. */
export type Figures = Readonly<Record<string, unknown>>;

const figureInText = /\{\{(\w+)\}\}/g;
const figureAlone = /^\{\{(\w+)\}\}$/;

/**
 * Puts figures where the values of a parsed content file name them. `{{name}}` inside a text becomes the text of that name; a value that
 * is `{{name}}` alone becomes the figure as it is, and a list among the items of a list becomes items.
 * @returns the filled content, and in `problems` the figures that are unknown, that are neither text nor number inside a text, or that
 * nothing uses and may not be left out.
 */
export function fillFigures(
  content: unknown,
  figures: Figures,
  { mayLeaveFiguresOut = false } = {},
): { filled: unknown; problems: string[] } {
  const unused = new Set(Object.keys(figures));
  const problems: string[] = [];

  const figureOf = (name: string): unknown => {
    unused.delete(name);
    if (!Object.hasOwn(figures, name)) problems.push(`{{${name}}}: unknown figure`);
    return figures[name];
  };
  const fillText = (text: string): string =>
    text.replace(figureInText, (_, name: string) => {
      const figure = figureOf(name);
      if (typeof figure !== 'string' && typeof figure !== 'number' && Object.hasOwn(figures, name)) problems.push(`{{${name}}}: no text`);
      return String(figure);
    });
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const [, name] = figureAlone.exec(value) ?? [];
      return name === undefined ? fillText(value) : figureOf(name);
    }
    if (Array.isArray(value)) return value.flatMap(fillItem);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]));
    return value;
  };
  const fillItem = (item: unknown): unknown[] => {
    const filled = fill(item);
    return typeof item === 'string' && Array.isArray(filled) ? filled : [filled];
  };

  const filled = fill(content);
  if (!mayLeaveFiguresOut) problems.push(...[...unused].map((name) => `${name}: no text uses this figure`));
  return { filled, problems };
}
