import { z } from 'zod';
import { choice, optionalUrl } from '../fields.ts';
import { variable } from '../variable.ts';

const traced = ['site', 'studio', 'freeplay', 'services'] as const;

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    schema: optionalUrl,
    parts: traced,
    about:
      'Base address of a collector that takes traces by OTLP over HTTP, as JSON (docs/operations.md). Unset: no traces, and nothing of OpenTelemetry is loaded.',
    example: 'http://127.0.0.1:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable({
    schema: z
      .string()
      .transform(readHeaders)
      .optional()
      .describe('request headers such as authorization=Bearer%20…, comma separated, with values encoded as in URLs'),
    parts: traced,
    about: 'What the collector wants to be told besides, such as a key.',
    isSecret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    schema: z.coerce.number().min(0).max(1).default(0.01).describe('a ratio from 0 to 1'),
    parts: traced,
    about:
      'The share of requests whose trace is exported, where no `traceparent` that is believed says whether it is: 0.01 is one in a hundred.',
  }),
  OTEL_SERVICE_NAME: variable({
    schema: z
      .string()
      .regex(/^[\w.:/-]{1,100}$/)
      .optional()
      .describe('a name of letters, digits and . : / _ -'),
    parts: traced,
    about: 'The name in traces. Unset: lupa-site, lupa-content and so on, and lupa-services for several services in one process.',
    example: 'lupa-site',
  }),
  TRUST_TRACEPARENT: variable({
    schema: choice(['on', 'off']).default('off'),
    parts: ['site', 'freeplay', 'services'],
    about:
      'on: your edge sets or removes `traceparent` and `tracestate` of every request, and what visitors reach continues them. off: traces begin here, as a visitor could otherwise have each of his requests exported.',
  }),
};

function readHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(pair) ?? [];
    try {
      if (name === undefined || value === undefined) throw new Error('no header');
      const decoded = decodeURIComponent(value.trim());
      if (/[^\x20-\x7e]/.test(decoded)) throw new Error('no value of a header');
      headers[name] = decoded;
    } catch {
      context.addIssue({ code: 'custom', message: 'not a list of headers' });
    }
  }
  return headers;
}
