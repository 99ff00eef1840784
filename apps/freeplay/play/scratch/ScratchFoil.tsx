import { useEffect, useRef, type PointerEvent } from 'react';
import styles from './ScratchFoil.module.css';
import { texts } from './texts.ts';

const enough = 0.55;
const brush = 0.085;
/** The foil is looked at on a raster this fine to know how much of it is gone. */
const raster = 24;

type Props = { isHeld: boolean; onScratched: () => void };

export function ScratchFoil({ isHeld, onScratched }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const goneRef = useRef(new Set<number>());
  const lastRef = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvasRef.current) coverWithFoil(canvasRef.current);
  }, []);

  const scratch = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = canvasRef.current?.getContext('2d');
    if (!context || isHeld || (event.pointerType === 'mouse' && event.buttons === 0)) return;
    const box = context.canvas.getBoundingClientRect();
    const to = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    rubLine(context, lastRef.current ?? to, to);
    markGone(goneRef.current, lastRef.current ?? to, to);
    lastRef.current = to;
    if (goneRef.current.size > enough * raster * raster) onScratched();
  };
  const lift = () => {
    lastRef.current = null;
  };

  return (
    <canvas
      ref={canvasRef}
      className={styles.foil}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scratch(event);
      }}
      onPointerMove={scratch}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  );
}

function coverWithFoil(canvas: HTMLCanvasElement) {
  const { width, height } = canvas.getBoundingClientRect();
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = Math.max(1, width * ratio);
  canvas.height = Math.max(1, height * ratio);
  const colours = getComputedStyle(canvas);
  const foil = context.createLinearGradient(0, 0, canvas.width, canvas.height);
  foil.addColorStop(0, colours.getPropertyValue('--board-raised'));
  foil.addColorStop(0.35, colours.getPropertyValue('--board-line'));
  foil.addColorStop(0.6, colours.getPropertyValue('--board-glow'));
  foil.addColorStop(1, colours.getPropertyValue('--board-raised'));
  context.fillStyle = foil;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawHatching(context, colours.getPropertyValue('--board'));
  writeInvitation(context, colours.getPropertyValue('--on-board'), colours.fontFamily);
}

function drawHatching(context: CanvasRenderingContext2D, colour: string) {
  const { width, height } = context.canvas;
  const gap = width / 22;
  context.globalAlpha = 0.35;
  context.strokeStyle = colour;
  context.lineWidth = gap / 8;
  for (let start = -height; start < width; start += gap) {
    context.beginPath();
    context.moveTo(start, 0);
    context.lineTo(start + height, height);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function writeInvitation(context: CanvasRenderingContext2D, colour: string, font: string) {
  const { width, height } = context.canvas;
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${width / 11}px ${font}`;
  context.fillText(texts.scratchHere, width / 2, height / 2);
}

type Point = { x: number; y: number };

function rubLine(context: CanvasRenderingContext2D, from: Point, to: Point) {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'destination-out';
  context.lineCap = 'round';
  context.lineWidth = brush * 2 * width;
  context.beginPath();
  context.moveTo(from.x * width, from.y * height);
  context.lineTo(to.x * width, to.y * height + 0.01);
  context.stroke();
}

function markGone(gone: Set<number>, from: Point, to: Point) {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * raster));
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    const reach = Math.ceil(brush * raster);
    for (let row = Math.floor(y * raster) - reach; row <= y * raster + reach; row += 1) {
      for (let column = Math.floor(x * raster) - reach; column <= x * raster + reach; column += 1) {
        const isInside = row >= 0 && row < raster && column >= 0 && column < raster;
        const distance = Math.hypot((column + 0.5) / raster - x, (row + 0.5) / raster - y);
        if (isInside && distance < brush) gone.add(row * raster + column);
      }
    }
  }
}
