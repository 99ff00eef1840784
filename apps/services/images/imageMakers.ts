import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ImageModifiers } from '@lupa/contracts/imagePath.ts';
import type { TargetFormat } from './chooseFormat.ts';
import { ImageError } from './encodeImage.ts';

export type ImageTask = { source: Uint8Array; modifiers: ImageModifiers; format: TargetFormat };
export type ImageResult = { bytes: Uint8Array } | { message: string; isFault: boolean };

export type ImageMakers = {
  /** @throws ImageError when the source cannot be drawn, or not in time */
  make: (source: Buffer, modifiers: ImageModifiers, format: TargetFormat) => Promise<Buffer>;
  /** Process ids of those that are there. */
  pids: () => number[];
  close: () => void;
};

const program = fileURLToPath(new URL('./imageMaker.ts', import.meta.url));

/**
 * Processes that make images, each one image at a time, started when they are needed. One that takes longer than `longest` milliseconds is killed
 * and replaced. They give way to everything else on the machine.
 */
export function createImageMakers({ longest }: { longest: number }): ImageMakers {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  async function start(): Promise<ChildProcess> {
    // `node --watch` would have it report its imports among its answers.
    const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined };
    const child = fork(program, { env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    all.add(child);
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('exit', () => {
      all.delete(child);
      const place = idle.indexOf(child);
      if (place !== -1) idle.splice(place, 1);
    });
    // It says so once it has loaded its library: that time is not the image's.
    await hear(child, new AbortController().signal);
    return child;
  }

  return {
    make: async (source, modifiers, format) => {
      const child = idle.pop() ?? (await start());
      const result = await ask(child, { source, modifiers, format }, longest).catch((error: unknown) => {
        child.kill('SIGKILL');
        throw error;
      });
      idle.push(child);
      if ('bytes' in result) return Buffer.from(result.bytes);
      throw result.isFault ? new ImageError(result.message) : new Error(result.message);
    },
    pids: () => [...all].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    close: () => {
      for (const child of all) child.kill();
    },
  };
}

async function ask(child: ChildProcess, task: ImageTask, longest: number): Promise<ImageResult> {
  const done = new AbortController();
  const late = wait(longest, undefined, { signal: done.signal }).then(() => {
    throw new ImageError('The image takes too long to draw');
  });
  try {
    const answer = hear(child, done.signal);
    child.send(task);
    return (await Promise.race([answer, late])) as ImageResult;
  } finally {
    done.abort();
    late.catch(() => undefined);
  }
}

/** The next message of a process. @throws when it ends before, or when the signal comes */
async function hear(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  const heard = new AbortController();
  const either = AbortSignal.any([signal, heard.signal]);
  const ended = once(child, 'exit', { signal: either }).then(() => {
    throw new Error('the process that made the image has ended');
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: either }), ended])) as unknown[];
    return message;
  } finally {
    heard.abort();
    ended.catch(() => undefined);
  }
}
