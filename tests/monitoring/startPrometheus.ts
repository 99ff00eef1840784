import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from '../setup/pollUntil.ts';
import { findPromtool } from './promtool.ts';

export type Prometheus = {
  firing: () => Promise<string[]>;
  stop: () => Promise<void>;
};

type Alerts = { data: { alerts: { labels: { alertname: string }; state: string }[] } };

/**
 * Prometheus with the rules of deploy/monitoring on these ports of 127.0.0.1, in which every time is so many times shorter: `for: 5m` is 5 s with 60. It asks
 * each second.
 */
export async function startPrometheus(metricsPorts: readonly number[], faster: number): Promise<Prometheus> {
  const program = join(dirname(await findPromtool()), 'prometheus');
  const folder = await mkdtemp(join(tmpdir(), 'lupa-prometheus-'));
  const given = await readFile(join(import.meta.dirname, '../../deploy/monitoring/alerts.yml'), 'utf8');
  const rules = given.replaceAll(/(?<=\[|for: )(\d+)([mhd])(?=\]|\n)/g, (_, count: string, unit: 'm' | 'h' | 'd') => {
    const seconds = (Number(count) * { m: 60, h: 3600, d: 86_400 }[unit]) / faster;
    return `${Math.max(1, Math.round(seconds))}s`;
  });
  await writeFile(join(folder, 'alerts.yml'), rules.replaceAll(/\[[1-4]s\]/g, '[5s]'));
  const targets = metricsPorts.map((port) => `127.0.0.1:${port}`).join(', ');
  await writeFile(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s, scrape_timeout: 900ms, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: lupa
    static_configs: [{ targets: [${targets}] }]
`,
  );
  const port = await freePort();
  const flags = ['config.file=prometheus.yml', 'storage.tsdb.path=data', `web.listen-address=127.0.0.1:${port}`, 'log.level=error'];
  const child = spawn(
    program,
    flags.map((flag) => `--${flag}`),
    { cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await pollUntil('Prometheus that is ready', () => isAnswering(`http://127.0.0.1:${port}/-/ready`), { within: 60_000, every: 200 });
  return {
    firing: async () => {
      const answer = (await (await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)).json()) as Alerts;
      return [...new Set(answer.data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))];
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
