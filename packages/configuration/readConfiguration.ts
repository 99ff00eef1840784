import { EnvError, parseEnv, type Source } from './parseEnv.ts';
import type { Part } from './variable.ts';
import { shapeOf, variables, type ShapeOf, type VariableName } from './variables.ts';
import type { z } from 'zod';

/** What a part is told by its environment, with defaults for the rest. */
export type Configuration<Reader extends Part> = z.output<z.ZodObject<ShapeOf<Reader>>>;

/** Reads what a part is told, once, at its start. @throws EnvError */
export function readConfiguration<Reader extends Part>(part: Reader, source: Source = process.env): Configuration<Reader> {
  return parseEnv<ShapeOf<Reader>>(shapeOf(part), source);
}

/** Reads it, or ends the process with the one line that says what is wrong. */
export function readConfigurationOrExit<Reader extends Part>(part: Reader, source: Source = process.env): Configuration<Reader> {
  return orExit(() => readConfiguration(part, source));
}

export function readVariablesOrExit<const Name extends VariableName>(names: readonly Name[]): VariablesOf<Name> {
  const shape = Object.fromEntries(names.map((name) => [name, variables[name].schema])) as ShapeOfNames<Name>;
  return orExit(() => parseEnv<ShapeOfNames<Name>>(shape));
}

type ShapeOfNames<Name extends VariableName> = { [Key in Name]: (typeof variables)[Key]['schema'] };
type VariablesOf<Name extends VariableName> = z.output<z.ZodObject<ShapeOfNames<Name>>>;

/** What `read` gives; an EnvError ends the process with its message and EX_CONFIG. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
