import type { SoundName } from './game.ts';

type Note = { frequency: number; at: number; length: number; type?: OscillatorType };

const scale = (frequencies: number[], step: number, length: number, type: OscillatorType = 'triangle'): Note[] =>
  frequencies.map((frequency, index) => ({ frequency, at: index * step, length, type }));

const tunes: Record<SoundName, Note[]> = {
  tap: scale([520], 0, 0.05),
  spin: scale([180, 220, 260], 0.04, 0.08),
  stop: scale([140], 0, 0.07, 'sine'),
  deal: scale([900], 0, 0.03, 'square'),
  win: scale([523, 659, 784], 0.09, 0.16),
  bigWin: scale([523, 659, 784, 1047, 784, 1047], 0.11, 0.24),
  lose: scale([220, 185], 0.1, 0.14, 'sine'),
};
const loudness = 0.08;

let context: AudioContext | undefined;

/** Plays a short tune, made here: nothing is loaded. Only after a tap, as browsers want it. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  void context.resume();
  for (const { frequency, at, length, type = 'triangle' } of tunes[name]) {
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { frequency, type });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
