import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

export type LogFile = { write: (chunk: Buffer, onDone?: () => void) => void; end: () => void };

const usualMaximum = 50 * 1024 * 1024;

/** Grows to a maximum of bytes, then becomes `<path>.1`. What cannot be written is lost. `onDone`: a chunk is written or lost. */
export function openLogFile(
  path: string,
  { maximum = usualMaximum, say = console.error }: { maximum?: number; say?: (text: string) => void } = {},
): LogFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let size = existsSync(path) ? statSync(path).size : 0;
  let isFailing = false;
  let stream = open();

  function open(): WriteStream {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 });
    opened.on('error', (error) => {
      if (!isFailing) say(`${path} cannot be written: ${error.message}`);
      isFailing = true;
    });
    return opened;
  }

  function rotate() {
    stream.end();
    try {
      renameSync(path, `${path}.1`);
    } catch {
      // Gone, or not ours to move: it is written on.
    }
    size = 0;
    stream = open();
  }

  return {
    write: (chunk, onDone) => {
      if (stream.destroyed) stream = open();
      else if (size + chunk.length > maximum && size > 0) rotate();
      size += chunk.length;
      stream.write(chunk, (error) => {
        if (!error) isFailing = false;
        onDone?.();
      });
    },
    end: () => stream.end(),
  };
}
