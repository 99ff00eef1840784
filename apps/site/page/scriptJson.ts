/** JSON as text that may stand inside a script element, whatever it says. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
