/** Addresses of the drawings by name. */
const files = import.meta.glob<string>('./symbols/*.svg', { eager: true, query: '?url', import: 'default' });

export function symbolFile(name: string): string | undefined {
  return files[`./symbols/${name}.svg`];
}
