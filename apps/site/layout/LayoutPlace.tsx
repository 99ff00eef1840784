import { createElement } from 'react';
import type { LayoutHtml } from './layoutHtml.ts';

type Part = keyof LayoutHtml;
const elementOf = (part: Part) => `kept-${part}`;

/** Where kept HTML goes. It never reaches a browser: a container of its own would stand between the body and its header. */
export function LayoutPlace({ of }: { of: Part }) {
  return createElement(elementOf(of));
}

/** Puts the parts of the layout into the places that a rendered document has for them. */
export function putIntoPlaces(html: string, { header, footer, comparator }: LayoutHtml): string {
  const begun = html.replace(placeOf('header'), () => header);
  return replaceLast(replaceLast(begun, placeOf('comparator'), comparator), placeOf('footer'), footer);
}

function placeOf(part: Part): string {
  return `<${elementOf(part)}></${elementOf(part)}>`;
}

/** The content stands before these places. */
function replaceLast(html: string, place: string, replacement: string): string {
  const start = html.lastIndexOf(place);
  return start === -1 ? html : html.slice(0, start) + replacement + html.slice(start + place.length);
}
