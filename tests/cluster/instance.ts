import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { endedBySigterm } from '../setup/partVariables.ts';
import { isAnswering, pace, pollUntil } from '../setup/pollUntil.ts';

export type Part = 'site' | 'studio' | 'content' | 'arcade' | 'partners' | 'clickout' | 'jackpots' | 'images' | 'freeplay' | 'purger';

export type InstanceOptions = {
  part: Part;
  /** Unique, such as `content-2`. */
  name: string;
  port: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
};

export class Instance {
  readonly part: Part;
  readonly name: string;
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  readonly #log: number;
  #release: string;
  #child: ChildProcess | undefined;
  #isWanted = true;

  constructor({ part, name, port, env, logFile }: InstanceOptions, release: string) {
    this.part = part;
    this.name = name;
    this.port = port;
    this.#env = env;
    this.#log = openSync(logFile, 'a');
    this.#release = release;
    this.#run();
  }

  async ready(): Promise<void> {
    const isReady = () => isAnswering(`http://127.0.0.1:${this.port}/readyz`);
    await pollUntil(`${this.name} ready`, isReady, { within: 120_000, every: 100 });
  }

  /** A kill -9. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Stops it as an operator would, and starts it from a release that may be another one. @throws Error where it did not stop in order */
  async restart(release: string): Promise<void> {
    const code = await this.stop();
    if (code !== 0 && code !== endedBySigterm) throw new Error(`${this.name} ended with ${code} when it was told to stop`);
    this.#release = release;
    this.#isWanted = true;
    this.#run();
    await this.ready();
  }

  async stop(): Promise<number | null> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  }

  #run(): void {
    if (!this.#isWanted) return;
    const child = spawn(process.execPath, [join(this.#release, 'scripts/role.mjs'), this.part], {
      cwd: this.#release,
      env: this.#env,
      stdio: ['ignore', this.#log, this.#log],
    });
    this.#child = child;
    child.once('exit', () => {
      if (this.#isWanted) void pace(1000).then(() => this.#run());
    });
  }
}
