import { context, SpanKind } from '@opentelemetry/api';
import { endSpan, errorTypeOf, getTracer, isRecording } from '@lupa/server/tracing.ts';
import pg from 'pg';

type Query = (...given: unknown[]) => never;
type Callback = (error: unknown, ...others: unknown[]) => unknown;

/** A client span (conventions of databases) for each query of a traced request: its name, never its text or values. */
export function traceQueries(Base: typeof pg.Client): typeof pg.Client {
  return class extends Base {
    override query(...given: unknown[]): never {
      const send: Query = (...all) => (super.query as Query).apply(this, all);
      return isRecording() && isPlain(given[0]) ? sendTraced(given, send) : send(...given);
    }
  };
}

export class TracedPool extends pg.Pool {
  override connect(callback?: (...given: never[]) => void): never {
    const bound = callback && context.bind(context.active(), callback);
    return (super.connect as (given?: typeof callback) => never).call(this, bound);
  }
}

function sendTraced(given: unknown[], send: Query): never {
  const summary = summarize(given[0]);
  const span = getTracer().startSpan(summary, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
  });
  const end = (error?: unknown) => {
    if (error instanceof pg.DatabaseError) span.setAttribute('db.response.status_code', errorTypeOf(error));
    endSpan(span, error);
  };
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const ending: Callback = (error, ...others) => {
      end(error);
      return (callback as Callback)(error, ...others);
    };
    return send(...given.slice(0, -1), ending);
  }
  const answer = send(...given) as Promise<unknown>;
  answer.then(() => end(), end);
  return answer as never;
}

function isPlain(config: unknown): boolean {
  return typeof config === 'string' || (typeof config === 'object' && config !== null && !('submit' in config) && !('callback' in config));
}

function summarize(config: unknown): string {
  if (typeof config === 'string') return summarizeQuery(config);
  const { queryName, text } = config as { queryName?: unknown; text?: unknown };
  return typeof queryName === 'string' ? queryName : summarizeQuery(String(text));
}

const verb = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i;
const name = '(?:"\\w+"|\\w+)';
const target = new RegExp(`\\b(?:from|into|update|table)\\s+(${name}(?:\\.${name})?)`, 'i');

/** `select studio.pages` (`db.query.summary` of OpenTelemetry) for a query without a name. Never a value. */
export function summarizeQuery(text: string): string {
  const does = verb.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = ['select', 'insert', 'update', 'delete', 'with'].includes(does) ? target.exec(withoutValues(text))?.[1] : undefined;
  return table === undefined ? does : `${does} ${table.replaceAll('"', '')}`;
}

const withoutValues = (text: string): string => text.replaceAll(/'(?:[^']|'')*'/g, `''`);
