/** `Transferencia bancaria` → `transferencia-bancaria`. Of a name without any Latin letter or digit nothing is left. */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
