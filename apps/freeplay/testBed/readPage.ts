/** The facts that a page carries for its game. */
export function factsOf(html: string): unknown {
  return JSON.parse(/<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

/** The files of the host that a page names: scripts and pictures. */
export function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}
