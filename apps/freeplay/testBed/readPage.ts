export function factsOf(html: string): unknown {
  return JSON.parse(/<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

export function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}
