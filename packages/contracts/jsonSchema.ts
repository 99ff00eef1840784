import { z } from 'zod';
import { partsOf } from './generous.ts';
import { imageSchema } from './image.ts';
import { linkSchema } from './link.ts';
import { activePartnerSchema, recommendedPartnerSchema, urlOfferSchema } from './linkFacts.ts';
import { offerSchema } from './offer.ts';
import { richTextPartSchema, richTextSchema, textLinesSchema } from './richText.ts';
import { partnerAttributesSchema } from './toplist.ts';
import * as values from './values.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What many shapes have, once in each document. */
const named = new Map<unknown, string>([
  [imageSchema, 'image'],
  [linkSchema, 'link'],
  [offerSchema, 'offer'],
  [richTextSchema, 'richText'],
  [textLinesSchema, 'textLines'],
  [richTextPartSchema, 'richTextPart'],
  [partnerAttributesSchema, 'partnerAttributes'],
]);

const orNull = (type: z.core.JSONSchema.JSONSchema['type'], ...more: ('number' | 'string' | 'null')[]): JsonSchema =>
  ({ type: [type, ...more] }) as JsonSchema;

/** The plain form of a value: what is read otherwise, too, is in docs/contracts.md. */
const plain = new Map<unknown, JsonSchema>([
  [values.text, orNull('string', 'number')],
  [values.someText, { ...orNull('string', 'number'), minLength: 1 }],
  [values.choice, orNull('string', 'number')],
  [values.someChoice, { ...orNull('string', 'number'), minLength: 1 }],
  [values.idText, { ...orNull('string', 'number'), minLength: 1 }],
  [values.choiceOrEmpty, orNull('string', 'number', 'null')],
  [values.choiceOrNull, orNull('string', 'number', 'null')],
  [values.textOrDash, orNull('string', 'number', 'null')],
  [values.textOrEmpty, orNull('string', 'number', 'null')],
  [values.textOrNull, orNull('string', 'number', 'null')],
  [values.someSource, { type: 'string', minLength: 1 }],
  [values.sourceOrNull, orNull('string', 'null')],
  [values.moment, orNull('string', 'number')],
  [values.momentOrNull, orNull('string', 'number', 'null')],
  [values.yesOrNo, { type: 'boolean' }],
  [values.trueOrFalse, orNull('boolean', 'null')],
  [values.number, { ...orNull('number', 'string'), pattern: String.raw`\d` }],
  [values.numberOrNull, { ...orNull('number', 'string', 'null'), pattern: String.raw`\d` }],
  [values.score, { ...orNull('number', 'string'), pattern: String.raw`\d` }],
  [values.scoreOrNull, { ...orNull('number', 'string', 'null'), pattern: String.raw`\d` }],
  [activePartnerSchema, { enum: [true, false, 0, 1, 'true', 'false', null] }],
  [recommendedPartnerSchema, orNull('string', 'null')],
  [urlOfferSchema, orNull('string', 'null')],
]);

/** The JSON Schema (2020-12) of what a service sends: an answer by it is read whole. Unknown fields are allowed everywhere. */
export function describeAnswer(schema: z.ZodType): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const described = describe(schema, definitions, schema);
  return definitions.size === 0 ? described : { ...described, $defs: Object.fromEntries(definitions) };
}

function describe(schema: z.core.$ZodType, definitions: Map<string, JsonSchema>, root: z.core.$ZodType): JsonSchema {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...described
  } = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const own = describeOwn(zodSchema, definitions, root) ?? tidy(jsonSchema);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, own);
    },
  }) as JsonSchema & { '~standard'?: unknown };
  return described;
}

/** Without choices in choices, and without bounds that every number keeps. */
function tidy({ anyOf, maximum, minimum, ...others }: JsonSchema): JsonSchema {
  const choices = anyOf?.flatMap((choice) => (typeof choice === 'object' && choice.anyOf ? choice.anyOf : [choice]));
  const isSafe = (bound: number | undefined) => bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER;
  return {
    ...others,
    ...(choices && { anyOf: [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()] }),
    ...(isSafe(minimum) ? {} : { minimum }),
    ...(isSafe(maximum) ? {} : { maximum }),
  };
}

/** Undefined where zod itself knows better. */
function describeOwn(schema: z.core.$ZodType, definitions: Map<string, JsonSchema>, root: z.core.$ZodType): JsonSchema | undefined {
  const name = named.get(schema);
  if (name !== undefined && schema !== root) {
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, describe(schema, definitions, schema));
    }
    return { $ref: `#/$defs/${name}` };
  }
  const value = plain.get(schema);
  if (value !== undefined) return value;
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  // Read as any value is, and then by a rule of its own, which says more.
  if (def.type === 'pipe' && plain.has(def.in)) return describe(def.out, definitions, root);
  const parts = partsOf(schema);
  if (parts === undefined) return undefined;
  const inner = (part: z.core.$ZodType) => describe(part, definitions, root);
  if ('as' in parts) return inner(parts.as);
  if ('item' in parts) return { type: parts.isNeeded ? 'array' : ['array', 'null'], items: inner(parts.item) };
  if ('entry' in parts) return { type: parts.isNeeded ? 'object' : ['object', 'null'], additionalProperties: inner(parts.entry) };
  const fields = Object.entries(parts.shape);
  const required = fields.filter(([, field]) => !z.safeParse(field, undefined).success).map(([field]) => field);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, part]) => [field, { ...inner(part), ...withDefault(part) }])),
    ...(required.length > 0 && { required }),
    ...(parts.oneOf.length > 0 && {
      allOf: [{ anyOf: parts.oneOf.map((field): JsonSchema => ({ type: 'object', properties: { [field]: {} }, required: [field] })) }],
    }),
  };
}

/** What a field is when it is missing, where that is a text, a number, yes or no, or an empty list. */
function withDefault(field: z.core.$ZodType): JsonSchema {
  const { data } = z.safeParse(field, undefined);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof data) || (Array.isArray(data) && data.length === 0);
  return isPlain ? { default: data } : {};
}
