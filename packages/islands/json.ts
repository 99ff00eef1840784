type Scalar = string | number | boolean | null | undefined;

/**
 * `Value` where it survives `JSON.stringify` and `JSON.parse` unchanged, `never` where it does not: functions, dates, maps, React nodes.
 * `undefined` is allowed, since a missing key reads the same.
 */
export type Json<Value> = Value extends Scalar
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Key extends string | number ? Json<Value[Key]> : never }
      : never;
