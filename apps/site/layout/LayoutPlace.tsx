import { createElement } from 'react';
import type { LayoutHtml } from './layoutHtml.ts';

type Part = keyof LayoutHtml;
const elementOf = (part: Part) => `kept-${part}`;

/** Where kept HTML goes. It never reaches a browser: a container of its own would stand between the body and its header. */
export function LayoutPlace({ of }: { of: Part }) {
  return createElement(elementOf(of));
}

/** Puts the parts of the layout into the places that a rendered document has for them: the header before its content, the others after it. */
export function putIntoPlaces(html: string, parts: LayoutHtml): string {
  const places: { part: Part; start: number }[] = [
    { part: 'header', start: html.indexOf(placeOf('header')) },
    { part: 'footer', start: html.lastIndexOf(placeOf('footer')) },
    { part: 'comparator', start: html.lastIndexOf(placeOf('comparator')) },
    { part: 'gameOverlay', start: html.lastIndexOf(placeOf('gameOverlay')) },
  ];
  let whole = '';
  let end = 0;
  for (const { part, start } of places.toSorted((one, other) => one.start - other.start)) {
    if (start === -1) continue;
    whole += html.slice(end, start) + parts[part];
    end = start + placeOf(part).length;
  }
  return whole + html.slice(end);
}

function placeOf(part: Part): string {
  return `<${elementOf(part)}></${elementOf(part)}>`;
}
