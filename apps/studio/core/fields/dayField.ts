import type { DateField } from 'payload';

/** A day, which Payload keeps as its noon. */
export const dayField = (name: string, label: string, { admin, ...more }: Partial<DateField> = {}): DateField => ({
  ...more,
  name,
  type: 'date',
  label,
  admin: { ...admin, width: admin?.width ?? '33%', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
});

/** The last day of something that begins on the day in the field `start` beside it. */
export const endingAfter =
  (start: string) =>
  (end: unknown, { siblingData }: { siblingData: unknown }): string | true => {
    const begin: unknown = Object.entries(siblingData ?? {}).find(([name]) => name === start)?.[1];
    return typeof end === 'string' && typeof begin === 'string' && end < begin ? 'No puede terminar antes de empezar.' : true;
  };
