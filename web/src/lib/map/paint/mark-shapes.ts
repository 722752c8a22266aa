import type { MarkKind } from '../scene/sown-marks.js';
import type { Pen } from './brush.js';
import type { Palette } from './palette.js';

/** Draws one mark standing on the origin, `size` high; `turn` in [0, 1) picks its variation, `line` is the pen's width. */
export type MarkShape = (ctx: Pen, palette: Palette, size: number, turn: number, line: number) => void;

const peak: MarkShape = (ctx, palette, size, turn, line) => {
  const half = size * (0.5 + turn * 0.1);
  const apex = (turn - 0.5) * size * 0.28;
  const ridge: [number, number][] = [
    [apex, -size],
    [apex + size * 0.1, -size * 0.66],
    [apex - size * 0.02, -size * 0.4],
    [apex + size * 0.12, -size * 0.14],
    [apex + size * 0.06, size * 0.04],
  ];
  ctx.beginPath();
  ctx.moveTo(-half, 0);
  ctx.lineTo(-half * 0.55 + apex * 0.3, -size * 0.5);
  ctx.lineTo(apex, -size);
  ctx.lineTo(half * 0.52 + apex * 0.4, -size * 0.46);
  ctx.lineTo(half, 0);
  ctx.quadraticCurveTo(0, size * 0.1, -half, 0);
  ctx.fillStyle = palette.lit;
  ctx.fill();
  ctx.beginPath();
  ridge.forEach(([x, y]) => ctx.lineTo(x, y));
  ctx.quadraticCurveTo(half * 0.6, size * 0.06, half, 0);
  ctx.lineTo(half * 0.52 + apex * 0.4, -size * 0.46);
  ctx.fillStyle = palette.shade;
  ctx.fill();
  ctx.strokeStyle = palette.markInk;
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.moveTo(-half, 0);
  ctx.lineTo(-half * 0.55 + apex * 0.3, -size * 0.5);
  ctx.lineTo(apex, -size);
  ctx.lineTo(half * 0.52 + apex * 0.4, -size * 0.46);
  ctx.lineTo(half, 0);
  ctx.stroke();
  ctx.lineWidth = line * 0.6;
  ctx.beginPath();
  ridge.forEach(([x, y], index) => index < 4 && ctx.lineTo(x, y));
  ctx.stroke();
};

const hill: MarkShape = (ctx, palette, size, turn, line) => {
  const half = size * (1 + turn * 0.25);
  const arch = () => {
    ctx.beginPath();
    ctx.moveTo(-half, 0);
    ctx.bezierCurveTo(-half * 0.6, -size * 1.2, half * (0.3 + turn * 0.3), -size * 1.35, half, 0);
  };
  arch();
  ctx.fillStyle = palette.lit;
  ctx.globalAlpha = 0.7;
  ctx.fill();
  ctx.globalAlpha = 1;
  arch();
  ctx.strokeStyle = palette.markInk;
  ctx.lineWidth = line;
  ctx.stroke();
  ctx.lineWidth = line * 0.6;
  ctx.beginPath();
  for (const [x, from, to] of [
    [0.42, -0.7, -0.3],
    [0.6, -0.52, -0.16],
    [0.76, -0.32, -0.04],
  ] as const) {
    ctx.moveTo(half * x, size * from);
    ctx.lineTo(half * (x - 0.06), size * to);
  }
  ctx.stroke();
};

const leafy: MarkShape = (ctx, palette, size, turn, line) => {
  const r = size * 0.27;
  const lean = (turn - 0.5) * size * 0.12;
  ctx.strokeStyle = palette.crownInk;
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(lean * 0.5, -size * 0.3);
  ctx.stroke();
  const crown = new Path2D();
  for (const [x, y, k] of [
    [-0.2, -0.42, 1],
    [0.2, -0.42, 1],
    [0, -0.7, 1.08],
  ] as const) {
    crown.moveTo(size * x + lean + r * k, size * y);
    crown.arc(size * x + lean, size * y, r * k, 0, Math.PI * 2);
  }
  ctx.lineWidth = line * 1.9;
  ctx.stroke(crown);
  ctx.fillStyle = palette.crown;
  ctx.fill(crown);
  ctx.lineWidth = line * 0.7;
  ctx.beginPath();
  ctx.arc(size * 0.16 + lean, -size * 0.44, r * 0.72, -0.2, Math.PI * 0.7);
  ctx.stroke();
};

const conifer: MarkShape = (ctx, palette, size, turn, line) => {
  const half = size * (0.26 + turn * 0.06);
  ctx.strokeStyle = palette.crownInk;
  ctx.lineWidth = line;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(0, -size * 0.2);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(0, -size * 1.1);
  ctx.lineTo(half * 0.62, -size * 0.62);
  ctx.lineTo(half * 0.36, -size * 0.64);
  ctx.lineTo(half, -size * 0.14);
  ctx.lineTo(-half, -size * 0.14);
  ctx.lineTo(-half * 0.36, -size * 0.64);
  ctx.lineTo(-half * 0.62, -size * 0.62);
  ctx.closePath();
  ctx.fillStyle = palette.crown;
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = line * 0.7;
  ctx.beginPath();
  ctx.moveTo(half * 0.2, -size * 0.3);
  ctx.lineTo(half * 0.6, -size * 0.26);
  ctx.stroke();
};

const reeds: MarkShape = (ctx, palette, size, turn, line) => {
  ctx.strokeStyle = palette.reed;
  ctx.lineWidth = line;
  ctx.beginPath();
  for (const [x, tip, height] of [
    [-0.22, -0.5, 0.62],
    [-0.06, -0.12, 0.95],
    [0.1, 0.24, 1.02],
    [0.24, 0.56, 0.6],
  ] as const) {
    ctx.moveTo(size * x, 0);
    ctx.quadraticCurveTo(size * x, -size * height * 0.6, size * (tip + (turn - 0.5) * 0.2), -size * height);
  }
  ctx.stroke();
  ctx.strokeStyle = palette.waterLine;
  ctx.beginPath();
  ctx.moveTo(-size * 0.75, size * 0.06);
  ctx.lineTo(size * (0.5 + turn * 0.3), size * 0.06);
  ctx.moveTo(-size * 0.3, size * 0.26);
  ctx.lineTo(size * 0.35, size * 0.26);
  ctx.stroke();
};

const tuft: MarkShape = (ctx, palette, size, turn, line) => {
  ctx.strokeStyle = turn < 0.45 ? palette.heather : palette.markInk;
  ctx.lineWidth = line;
  ctx.beginPath();
  for (const tip of [-0.75, -0.28, 0.25, 0.7]) {
    ctx.moveTo(tip * size * 0.3, 0);
    ctx.lineTo(tip * size, -size * (1 - Math.abs(tip) * 0.4));
  }
  ctx.stroke();
};

const grass: MarkShape = (ctx, palette, size, turn, line) => {
  ctx.strokeStyle = palette.reed;
  ctx.globalAlpha = 0.6;
  ctx.lineWidth = line * 0.9;
  ctx.beginPath();
  for (const tip of [-0.5, 0.05, 0.55]) {
    ctx.moveTo(tip * size * 0.5, 0);
    ctx.lineTo((tip + (turn - 0.5) * 0.3) * size, -size);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
};

const field: MarkShape = (ctx, palette, size, turn, line) => {
  ctx.save();
  ctx.rotate((turn - 0.5) * 1.5);
  const [half, tall] = [size * 0.56, size * 0.42];
  ctx.beginPath();
  ctx.roundRect(-half, -tall, half * 2, tall * 2, size * 0.1);
  ctx.fillStyle = palette.furrow;
  ctx.globalAlpha = 0.16;
  ctx.fill();
  ctx.globalAlpha = 0.75;
  ctx.strokeStyle = palette.furrow;
  ctx.lineWidth = line * 0.85;
  ctx.beginPath();
  for (let row = -2; row <= 2; row++) {
    ctx.moveTo(-half * 0.86, row * tall * 0.42);
    ctx.quadraticCurveTo(0, row * tall * 0.42 - size * 0.05, half * 0.86, row * tall * 0.42);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.restore();
};

const wave: MarkShape = (ctx, palette, size, turn, line) => {
  ctx.strokeStyle = palette.waterLine;
  ctx.lineWidth = line;
  ctx.beginPath();
  const crest = (x: number, y: number, width: number) => {
    ctx.moveTo(x - width, y);
    ctx.quadraticCurveTo(x - width / 2, y - width * 0.5, x, y);
    ctx.quadraticCurveTo(x + width / 2, y + width * 0.32, x + width, y - width * 0.1);
  };
  crest(0, 0, size * 0.6);
  if (turn > 0.5) crest(size * 0.36, size * 0.3, size * 0.42);
  ctx.stroke();
};

export const markShapes: Readonly<Record<MarkKind, MarkShape>> = {
  peak,
  hill,
  leafy,
  conifer,
  reeds,
  tuft,
  grass,
  field,
  wave,
  ripple: wave,
};
