import { ServerResponse } from 'node:http';

export type EventStream = {
  body: ReadableStream<Uint8Array>;
  write: (text: string) => boolean;
  end: () => void;
  abort: () => void;
};

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** Streams get a comment now and then: proxies cut silent ones, and a reader that is gone shows only when something is written. */
export function createOpenStreams({ maximumBytes = 1_000_000, heartbeatInterval = 5000, heartbeat = (): string => 'still here' } = {}) {
  const streams = new Set<EventStream>();

  /** `outgoing` is Node's answer where there is one: the only way to a socket whose reader has stopped reading. */
  function open({ outgoing, onEnd }: { outgoing: unknown; onEnd: () => void }): EventStream {
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const finish = (): boolean => {
      if (!streams.delete(stream)) return false;
      clearInterval(beating);
      onEnd();
      return true;
    };
    const body = new ReadableStream<Uint8Array>(
      { start: (given) => void (controller = given), cancel: () => void finish() },
      new ByteLengthQueuingStrategy({ highWaterMark: maximumBytes }),
    );
    const stream: EventStream = {
      body,
      write: (text) => {
        if (!streams.has(stream)) return true;
        if ((controller?.desiredSize ?? 0) <= 0) return false;
        controller?.enqueue(encoder.encode(text));
        return true;
      },
      end: () => void (finish() && controller?.close()),
      abort: () => {
        if (!finish()) return;
        if (outgoing instanceof ServerResponse) outgoing.destroy();
        else controller?.error(new Error('The reader was too slow'));
      },
    };
    const beating = setInterval(() => void (stream.write(`: ${heartbeat()}\n\n`) || stream.abort()), heartbeatInterval);
    streams.add(stream);
    return stream;
  }

  return { open, readCount: () => streams.size, closeAll: () => [...streams].forEach((stream) => stream.end()) };
}
