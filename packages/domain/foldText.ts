/** Lower case without accents: what is typed and what is meant are compared like that. `Ñuñoa` → `nunoa`. */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `Transferencia bancaria` → `transferencia-bancaria`. Of a text without any Latin letter or digit nothing is left. */
export const slugify = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
