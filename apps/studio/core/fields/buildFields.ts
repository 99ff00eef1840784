import type {
  ArrayField,
  CheckboxField,
  CollapsibleField,
  DateField,
  Field,
  NumberField,
  PayloadRequest,
  RelationshipField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  UIField,
  UploadField,
} from 'payload';

const adminNames = [
  'allowCreate',
  'condition',
  'date',
  'description',
  'disableBulkEdit',
  'disableListColumn',
  'disableListFilter',
  'initCollapsed',
  'isClearable',
  'placeholder',
  'position',
  'readOnly',
  'step',
  'width',
] as const;
type AdminOf<Kind> = Kind extends { admin?: infer Admin } ? NonNullable<Admin> : never;
type Maybe<Given> = { [Name in keyof Given]?: Given[Name] | undefined };

/** The rest of a field. What Payload has in `admin` may stand beside it; what is undefined is left out. */
type Rest<Kind> = Kind extends unknown
  ? Maybe<Omit<Kind, 'name' | 'type' | 'label'> & Pick<AdminOf<Kind>, (typeof adminNames)[number] & keyof AdminOf<Kind>>>
  : never;

const fieldOf =
  <Kind extends Field & { name: string }>(type: Kind['type']) =>
  (name: string, label: string, given: Rest<Kind> = {} as Rest<Kind>): Kind => {
    const { admin, ...rest } = given as Record<string, unknown>;
    const isOfAdmin = ([key]: [string, unknown]) => adminNames.some((known) => known === key);
    const { own = [], ofAdmin = [] } = Object.groupBy(
      Object.entries(rest).filter(([, value]) => value !== undefined),
      (entry) => (isOfAdmin(entry) ? 'ofAdmin' : 'own'),
    );
    const built = { name, type, label, ...Object.fromEntries(own), admin: { ...Object.fromEntries(ofAdmin), ...(admin as object) } };
    return built as unknown as Kind;
  };

const number = fieldOf<NumberField>('number');

export const field = {
  text: fieldOf<TextField>('text'),
  area: fieldOf<TextareaField>('textarea'),
  number,
  select: fieldOf<SelectField>('select'),
  checkbox: fieldOf<CheckboxField>('checkbox'),
  date: fieldOf<DateField>('date'),
  relation: fieldOf<RelationshipField>('relationship'),
  upload: fieldOf<UploadField>('upload'),
  list: fieldOf<ArrayField>('array'),
  /** An amount of money: forms and tables read `20.000` of it as twenty thousand. */
  money: (name: string, label: string, given: Rest<NumberField> = {}) => number(name, label, { ...given, custom: { isMoney: true } }),
  row: (...fields: Field[]): RowField => ({ type: 'row', fields }),
  /** A group that can be folded. It changes nothing of what is stored. */
  group: (label: string, fields: Field[], { initCollapsed = false } = {}): CollapsibleField => ({
    type: 'collapsible',
    label,
    fields,
    admin: { initCollapsed },
  }),
  /** A component of the import map in the place of a field. */
  component: (name: string, component: string, admin: UIField['admin'] = {}): UIField => ({
    name,
    type: 'ui',
    admin: { ...admin, components: { Field: component } },
  }),
};

export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>): { value: Value; label: string }[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** What the address of a new document's form says it is of: `…/create?partner=12`. */
export const fromAddress =
  (name: string) =>
  ({ req: { query, method } }: { req: Pick<PayloadRequest, 'query' | 'method'> }): number | undefined => {
    const given: unknown = query[name];
    return method === undefined && typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : undefined;
  };

export const yesOrNo = optionsOf({ yes: 'Sí', no: 'No' });
export const dayPicker = { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } as const;
export const momentPicker = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd-MM-yyyy HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 1,
} as const;

/** A day, which Payload keeps as its noon. */
export const dayField = (name: string, label: string, { admin, ...more }: Partial<DateField> = {}): DateField => ({
  ...more,
  name,
  type: 'date',
  label,
  admin: { ...admin, width: admin?.width ?? '33%', date: dayPicker },
});

/** The last day of something that begins on the day in the field `start` beside it. */
export const endingAfter =
  (start: string) =>
  (end: unknown, { siblingData }: { siblingData: unknown }): string | true => {
    const begin: unknown = Object.entries(siblingData ?? {}).find(([name]) => name === start)?.[1];
    return typeof end === 'string' && typeof begin === 'string' && end < begin ? 'No puede terminar antes de empezar.' : true;
  };
