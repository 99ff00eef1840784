import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type TracedServices = {
  lines: () => Record<string, unknown>[];
  stop: () => Promise<{ code: number | null; errors: string }>;
};

const main = fileURLToPath(new URL('../../apps/services/main.ts', import.meta.url));
/** Writes what is loaded of the SDK to stderr. */
const tellSdk = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => {
    if (/@opentelemetry.(?!api)/.test(url)) process.stderr.write('loaded ' + url + '\\n');
    return next(url, context);
  } });
`)}`;

export async function startTracedServices(environment: Record<string, string>, { tellsSdk = false } = {}): Promise<TracedServices> {
  const child = spawn(process.execPath, [...(tellsSdk ? ['--import', tellSdk] : []), main], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, LOG_LEVEL: 'debug', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => child.once('close', (code) => resolve({ code, errors })));
  const lines = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const count = (environment['SERVICES'] ?? '').split(',').length;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.split(' listens"').length > count) resolve();
    });
    void ended.then((end) => reject(new Error(`ended with ${end.code}: ${end.errors}`)));
  });
  return {
    lines,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
