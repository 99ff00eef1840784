import { createElement } from 'react';
import type { LayoutHtml } from './layoutHtml.ts';

type Part = keyof LayoutHtml;
const elementOf = (part: Part) => `kept-${part}`;

/** Where kept HTML goes. It never reaches a browser: a container of its own would stand between the body and its header. */
export function LayoutPlace({ of }: { of: Part }) {
  return createElement(elementOf(of));
}

/** Puts header and footer into the places that a rendered document has for them. */
export function putIntoPlaces(html: string, { header, footer }: LayoutHtml): string {
  return replaceLast(
    html.replace(placeOf('header'), () => header),
    placeOf('footer'),
    footer,
  );
}

function placeOf(part: Part): string {
  return `<${elementOf(part)}></${elementOf(part)}>`;
}

/** The content stands before the footer's place. */
function replaceLast(html: string, place: string, replacement: string): string {
  const start = html.lastIndexOf(place);
  return start === -1 ? html : html.slice(0, start) + replacement + html.slice(start + place.length);
}
