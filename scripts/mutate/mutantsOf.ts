import { parseSync } from 'vite';

/** One small fault: `replacement` stands for what the source has from `start` to `end`, in UTF-16 units. */
export type Mutant = { kind: string; start: number; end: number; replacement: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const swaps: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const calls: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  floor: 'ceil',
  ceil: 'floor',
};
const leaveOut = new Set(['filter', 'slice', 'toReversed', 'reverse', 'trim', 'toLowerCase']);
const turn = new Set(['sort', 'toSorted']);
const exits = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);
const largestNumber = 20;

/** The faults that can be put into a module of TypeScript, in the order of the source. @throws an Error where it does not parse */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Mutant[] = [];
  const visit = (node: Node): void => {
    if (isTypeOnly(node) || isExample(node)) return;
    for (const { kind, at, replacement } of faultsOf(node, source)) {
      found.push({ kind, start: at.start, end: at.end, replacement });
    }
    for (const [key, value] of Object.entries(node)) {
      // A key's number is a name.
      if (key === 'key' && node.computed !== true) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(program as unknown as Node);
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']);
/** Examples of shapes are read by the docs and by tests, never by the product. */
const isExample = ({ type, id }: Node) => type === 'VariableDeclarator' && isNode(id) && String(id.name).endsWith('Example');
const isTypeOnly = ({ type }: Node) => (type.startsWith('TS') && !wrappers.has(type)) || type === 'ImportDeclaration';
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

type Fault = { kind: string; at: { start: number; end: number }; replacement: string };

function faultsOf(node: Node, source: string): Fault[] {
  const text = ({ start, end }: Node) => source.slice(start, end);
  const [operator, left, right] = [node.operator as string, node.left as Node, node.right as Node];
  switch (node.type) {
    case 'BinaryExpression': {
      const swapped = swaps[operator];
      if (swapped === undefined || (operator === '+' && [left, right].some(isText))) return [];
      return [{ kind: `${operator} to ${swapped}`, at: operatorOf(node, source), replacement: swapped }];
    }
    case 'LogicalExpression': {
      if (operator === '??') return [{ kind: '?? left out', at: node, replacement: `(${text(left)})` }];
      const swapped = swaps[operator] ?? operator;
      // With brackets: the other operator may bind less than what is around it.
      return [{ kind: `${operator} to ${swapped}`, at: node, replacement: `((${text(left)}) ${swapped} (${text(right)}))` }];
    }
    case 'UnaryExpression':
      return operator === '!' ? [{ kind: '! left out', at: node, replacement: `(${text(node.argument as Node)})` }] : [];
    case 'UpdateExpression':
      return [{ kind: 'counted the other way', at: node, replacement: text(node).replaceAll(operator, operator === '++' ? '--' : '++') }];
    case 'AssignmentExpression': {
      const swapped = swaps[operator.slice(0, -1)];
      return operator.length === 2 && swapped !== undefined && '+-*/'.includes(operator.charAt(0)) && !isText(right)
        ? [{ kind: `${operator} to ${swapped}=`, at: operatorOf(node, source), replacement: `${swapped}=` }]
        : [];
    }
    case 'Literal':
      return literalFaults(node);
    case 'ConditionalExpression':
      return [true, false].map((value) => ({ kind: `always ${value}`, at: node.test as Node, replacement: String(value) }));
    case 'IfStatement':
      return ifFaults(node);
    case 'CallExpression':
      return callFaults(node, text);
    default:
      return [];
  }
}

function literalFaults(node: Node): Fault[] {
  const { value } = node;
  if (typeof value === 'boolean') return [{ kind: `${value} to ${!value}`, at: node, replacement: String(!value) }];
  if (typeof value !== 'number' || !Number.isInteger(value) || value > largestNumber) return [];
  return [{ kind: 'off by one', at: node, replacement: String(value + 1) }];
}

function ifFaults(node: Node): Fault[] {
  const consequent = node.consequent as Node;
  const last = consequent.type === 'BlockStatement' ? (consequent.body as Node[]).at(-1) : consequent;
  const never = { kind: 'if never', at: node.test as Node, replacement: 'false' };
  return last && exits.has(last.type) ? [never] : [never, { kind: 'if always', at: node.test as Node, replacement: 'true' }];
}

function callFaults(node: Node, text: (node: Node) => string): Fault[] {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed === true) return [];
  const property = callee.property as Node & { name: string };
  const object = callee.object as Node;
  if (leaveOut.has(property.name)) return [{ kind: `${property.name} left out`, at: node, replacement: text(object) }];
  if (turn.has(property.name)) return [{ kind: `${property.name} turned`, at: node, replacement: `${text(node)}.reverse()` }];
  const other = Object.hasOwn(calls, property.name) ? calls[property.name] : undefined;
  return other === undefined ? [] : [{ kind: `${property.name} to ${other}`, at: property, replacement: other }];
}

const isText = ({ type, value }: Node) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** Where the operator stands between two operands, of which comments are no part. */
function operatorOf({ left, right, operator }: Node, source: string): { start: number; end: number } {
  const from = (left as Node).end;
  const between = source.slice(from, (right as Node).start).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, (comment) => ' '.repeat(comment.length));
  const start = from + between.indexOf(operator as string);
  return { start, end: start + (operator as string).length };
}

/** `area`: the folder that it was drawn for. `text`: its line as it is, without the space around it. */
export type DrawnMutant = Mutant & { area: string; file: string; line: number; text: string };

export const applyMutant = (source: string, { start, end, replacement }: Pick<DrawnMutant, 'start' | 'end' | 'replacement'>): string =>
  source.slice(0, start) + replacement + source.slice(end);
