import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImageModifiers } from '@lupa/contracts/imagePath.ts';
import type { CleanImage } from './cleanRaster.ts';
import type { TargetFormat } from './encodeImage.ts';
import { ImageError, type ImageFault } from './imageError.ts';
import { type Budget, budgets, longestWork } from './imageLimits.ts';
import { imageTypeOf } from './imageType.ts';

export type ImageWork =
  | { act: 'encode'; source: Uint8Array; modifiers: ImageModifiers; format: TargetFormat }
  | { act: 'clean' | 'take'; source: Uint8Array };
export type ImageTask = { work: ImageWork; budget: Budget };
export type ImageAnswer = { value: unknown } | { message: string; fault?: ImageFault; detail?: string } | { isOver: true };

export type ImageMakers = {
  /** A size of an image. @throws ImageError when it cannot be drawn, or takes too long */
  make: (source: Buffer, modifiers: ImageModifiers, format: TargetFormat) => Promise<Buffer>;
  /** The image itself without personal data, which a drawing may have. @throws ImageError */
  clean: (source: Buffer) => Promise<Buffer>;
  /** What is stored of an upload. @throws ImageError when it is not taken */
  take: (source: Buffer) => Promise<CleanImage>;
  pids: () => number[];
  close: () => void;
};

export type ImageMakersOptions = {
  program: string;
  encoding?: Budget;
  /** Of the processes, as `os.setPriority` has it. Without one they give way to everything else on the machine. */
  priority?: number;
  /** Milliseconds by the clock, whatever the process does. */
  longest?: number;
};

/** What fonts and libraries are found by. What else a process knows, such as passwords, is none of what reads foreign files. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'SystemRoot', 'NODE_ENV'];

/** Processes that make one image at a time. One that uses up its time is killed and replaced. */
export function createImageMakers({
  program,
  encoding = budgets.encoding,
  longest = longestWork,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
}: ImageMakersOptions): ImageMakers {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  async function start(): Promise<ChildProcess> {
    const env = Object.fromEntries(inherited.map((name) => [name, process.env[name]])) as NodeJS.ProcessEnv;
    const child = fork(/* turbopackIgnore: true */ program, {
      env,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    all.add(child);
    if (child.pid !== undefined) setPriority(child.pid, priority);
    child.once('exit', () => {
      all.delete(child);
      const place = idle.indexOf(child);
      if (place !== -1) idle.splice(place, 1);
    });
    // It says so once it has loaded its library: that time is not the image's.
    await hear(child, new AbortController().signal);
    return child;
  }

  async function run(task: ImageTask): Promise<unknown> {
    const child = idle.pop() ?? (await start());
    child.ref();
    child.channel?.ref();
    const answer = await ask(child, task, longest).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    idle.push(child);
    child.unref();
    child.channel?.unref();
    if ('value' in answer) return answer.value;
    const { message, fault, detail = '' } = answer;
    throw fault === undefined ? new Error(message) : new ImageError(message, { fault, detail });
  }

  return {
    make: async (source, modifiers, format) =>
      Buffer.from((await run({ work: { act: 'encode', source, modifiers, format }, budget: encoding })) as Uint8Array),
    clean: async (source) => Buffer.from((await run({ work: { act: 'clean', source }, budget: budgets.upload })) as Uint8Array),
    take: async (source) => {
      const isRaster = !['svg', null].includes(imageTypeOf(source));
      const taken = (await run({ work: { act: 'take', source }, budget: isRaster ? budgets.upload : budgets.drawing })) as CleanImage;
      return { ...taken, bytes: Buffer.from(taken.bytes) };
    },
    pids: () => [...all].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    close: () => {
      // Until it has ended, nobody is to be given to it.
      idle.length = 0;
      for (const child of all) child.kill();
    },
  };
}

type Done = Exclude<ImageAnswer, { isOver: true }>;
const tooLong = () => new ImageError('The image takes too long to draw', { fault: 'costly' });

async function ask(child: ChildProcess, task: ImageTask, longest: number): Promise<Done> {
  const done = new AbortController();
  const late = wait(longest, undefined, { signal: done.signal }).then(() => {
    throw tooLong();
  });
  try {
    const answer = hear(child, done.signal);
    child.send(task);
    const given = (await Promise.race([answer, late])) as ImageAnswer;
    if ('isOver' in given) throw tooLong();
    return given;
  } finally {
    done.abort();
    late.catch(() => undefined);
  }
}

const crashes = ['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/** The next message of a process. @throws when it ends before, or when the signal comes */
async function hear(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  const heard = new AbortController();
  const either = AbortSignal.any([signal, heard.signal]);
  const ended = once(child, 'exit', { signal: either }).then(([, end]) => {
    // What crashes the libraries does so each time; a process may be killed for another's memory.
    if (crashes.includes(String(end))) throw new ImageError('The image ends the process that reads it', { fault: 'undrawable' });
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
