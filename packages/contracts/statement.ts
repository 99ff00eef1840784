import { z } from 'zod';
import { conversionKinds, conversionStatuses, dayOrders, postbackFields } from './postback.ts';

export const statementFields = [...postbackFields, 'status'] as const;
export type StatementField = (typeof statementFields)[number];

const header = z.string().trim().min(1).max(100);
const word = z.string().trim().min(1).max(60);

/** How a programme writes its statements. `columns` names a field's column by its heading; a row without a kind is of `kind`. */
export const statementMappingSchema = z.object({
  columns: z.partialRecord(z.enum(statementFields), header),
  kind: z.enum(conversionKinds),
  kinds: z.record(word, z.enum(conversionKinds)),
  /** As in the mapping of the programme's calls. */
  reversals: z.array(word).optional(),
  statuses: z.record(word, z.enum(conversionStatuses)).optional(),
  /** The sign before the decimals, where amounts are texts. */
  decimal: z.enum(['.', ',']),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .nullable(),
  /** Whether 03/11 is a day in November or in March. */
  days: z.enum(dayOrders),
});
export type StatementMapping = z.output<typeof statementMappingSchema>;

/** A cell of a sheet: moments are ISO 8601. */
const statementCellSchema = z.union([z.string().max(300), z.number(), z.null()]);
export type StatementCell = z.output<typeof statementCellSchema>;

const statementLineSchema = z.object({
  line: z.int().positive(),
  cells: z.partialRecord(z.enum(statementFields), statementCellSchema),
});
export type StatementLine = z.output<typeof statementLineSchema>;

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** `POST /api/statements/preview` and `/import`. */
export const statementInputSchema = z.object({
  partner: z.int().positive(),
  month: z.string().regex(monthPattern),
  fileName: z.string().trim().min(1).max(200),
  mapping: statementMappingSchema,
  lines: z.array(statementLineSchema).min(1).max(20_000),
});
export type StatementInput = z.output<typeof statementInputSchema>;
