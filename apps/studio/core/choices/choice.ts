import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import type { Field, PayloadRequest } from 'payload';

/** Something that the value of a field may be, as people know it. `value`: what the field stores, as text. */
export type Choice = { value: string; title: string; detail: string; picture: string | null };
/** `asked`: the value that it was found for, such as the path that a page had before. */
export type NamedChoice = Choice & { asked: string };

/** A heading of a page that a link can lead to. */
export type Heading = { anchor: string; title: string };

/** Where the choices of a kind come from. What does not answer throws an APIError whose message is for the person in front of it. */
export type ChoiceSource = {
  /** The likeliest for what was typed, a name, a number or an address; without it the usual ones. */
  find: (req: PayloadRequest, typed: string) => Promise<Choice[]>;
  /** Those of the stored values that are there. */
  name: (req: PayloadRequest, values: readonly string[]) => Promise<NamedChoice[]>;
  /** Those that are called just so, in any case, or are at this address. */
  match?: (req: PayloadRequest, typed: string) => Promise<Choice[]>;
};

/** What a field may be chosen from; undefined for most. */
export const choicesOf = (field: Field): ChoiceKind | undefined => field.custom?.['choices'] as ChoiceKind | undefined;

export const choicesPath = '/choices';

/** What to say of values of a kind. `known`: where they are listed. */
export const choiceWords: Record<ChoiceKind, { one: string; known: string; search: string }> = {
  games: { one: 'Juego', known: 'el catálogo', search: 'Nombre o número de un juego' },
  providers: { one: 'Proveedor', known: 'el catálogo', search: 'Nombre o número de un proveedor' },
  bonusTypes: { one: 'Tipo', known: 'Globales', search: 'Nombre o clave de un tipo de bono' },
  pages: { one: 'Página', known: 'Páginas', search: 'Nombre de una página, o una dirección' },
  paths: { one: 'Página', known: 'Páginas', search: 'Nombre de una página, o una dirección' },
};

const typedValues: Partial<Record<ChoiceKind, RegExp>> = {
  games: /^[1-9]\d{0,8}$/,
  providers: /^[1-9]\d{0,8}$/,
  bonusTypes: /^[a-zA-Z][a-zA-Z0-9-]*$/,
};

/** Values that somebody types or pastes instead of choosing them: `101, 205`. Null where one is none. */
export function readTypedValues(kind: ChoiceKind, typed: string): string[] | null {
  const values = typed.split(/[\s,;|]+/).filter(Boolean);
  return values.length > 0 && values.every((value) => typedValues[kind]?.test(value)) ? values : null;
}

/** The place in a list of `count` to which an arrow key leads from `active`, -1 being none: around its ends. */
export const stepTo = (active: number, count: number, step: number): number =>
  active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
