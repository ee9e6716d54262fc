import type { LayerOf, Point } from '../scene/scene.schema';
import type { Context } from './canvas';
import { turn } from './paint';

type Body = LayerOf<'body'>;

/** Color of the lines of a person. */
const ink = '#0c0a0a';

/** Measures as shares of the width of a person's drawing: width of lines, width of an arm, radius of a hand. */
const shares = { line: 0.02, arm: 0.17, hand: 0.105 };

/**
 * Draws a part of the body below the drawing of a person's head and shoulders: the torso, both arms, or both hands.
 * @param ctx context to draw on
 * @param body the part, the box of the person's drawing, and the positions of the hands in pixels
 */
export function drawBody(ctx: Context, body: Body): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (body.part === 'headphones') drawHeadphones(ctx, body);
  else if (body.part === 'torso') drawTorso(ctx, body);
  else if (body.part === 'arms') body.hands.forEach((hand, place) => drawArm(ctx, body, hand, place));
  else body.hands.forEach((hand, place) => drawHand(ctx, body, hand, place));
}

/** Headphones: a band over the head, and a cup over the ear at the back of the head. */
function drawHeadphones(ctx: Context, { box, flip }: Body): void {
  const side = flip ? -1 : 1;
  const middle = box.x + box.width / 2;
  const ear = { x: middle - side * box.width * 0.24, y: box.y + box.height * 0.5 };
  const front = { x: middle + side * box.width * 0.2, y: box.y + box.height * 0.1 };
  const line = box.width * shares.line;
  for (const [color, wide] of [
    [ink, box.width * 0.075 + line * 2],
    ['#d8262c', box.width * 0.075],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(ear.x, ear.y);
    ctx.bezierCurveTo(
      ear.x - side * box.width * 0.14,
      box.y + box.height * 0.06,
      middle - side * box.width * 0.06,
      box.y - box.height * 0.02,
      front.x,
      front.y,
    );
    ctx.stroke();
  }
  ctx.strokeStyle = ink;
  ctx.lineWidth = line;
  for (const [color, share] of [
    ['#d8262c', 1],
    ['#3a3d45', 0.66],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(ear.x, ear.y, box.width * 0.115 * share, box.height * 0.125 * share, 0, 0, turn);
    ctx.fill();
    ctx.stroke();
  }
}

function drawTorso(ctx: Context, { box, bottom, clothes, outline }: Body): void {
  const line = box.width * shares.line;
  // The torso covers the lower edge of the drawing of head and shoulders, and its outline.
  const top = box.y + box.height - line * 1.6;
  const [left, right] = [box.x + line * 0.8, box.x + box.width - line * 0.8];
  const trace = () => {
    ctx.beginPath();
    ctx.moveTo(left, top);
    ctx.lineTo(left + box.width * 0.03, bottom);
    ctx.lineTo(right - box.width * 0.03, bottom);
    ctx.lineTo(right, top);
  };
  if (outline) {
    ctx.strokeStyle = outline.color;
    ctx.lineWidth = line + outline.width * 2;
    trace();
    ctx.stroke();
  }
  ctx.strokeStyle = ink;
  ctx.lineWidth = line;
  trace();
  ctx.stroke();
  ctx.fillStyle = clothes;
  ctx.fill();
  const shade = ctx.createLinearGradient(left, 0, right, 0);
  shade.addColorStop(0, '#2a174032');
  shade.addColorStop(0.4, '#2a174000');
  shade.addColorStop(1, '#2a174000');
  ctx.fillStyle = shade;
  ctx.fill();
}

/** The path of an arm from the shoulder over the elbow to the hand; `place` is 0 for the arm at the left. */
function traceArm(ctx: Context, { box }: Body, hand: Point, place: number): void {
  const side = place === 0 ? -1 : 1;
  const shoulder = {
    x: box.x + box.width * (place === 0 ? 0.1 : 0.9),
    y: box.y + box.height * 0.99,
  };
  const elbow = {
    x: (shoulder.x * 2 + hand.x) / 3 + side * box.width * 0.1,
    y: Math.max(shoulder.y, hand.y) + box.height * 0.1,
  };
  ctx.beginPath();
  ctx.moveTo(shoulder.x, shoulder.y);
  ctx.quadraticCurveTo(elbow.x, elbow.y, hand.x, hand.y);
}

function drawArm(ctx: Context, body: Body, hand: Point, place: number): void {
  const { width } = body.box;
  const line = width * shares.line;
  const passes: [string, number][] = [
    [ink, width * shares.arm + line * 2],
    [body.clothes, width * shares.arm],
  ];
  for (const [color, wide] of passes) {
    ctx.strokeStyle = color;
    ctx.lineWidth = wide;
    traceArm(ctx, body, hand, place);
    ctx.stroke();
  }
}

/** A closed hand seen from the front, with four fingers. */
function drawHand(ctx: Context, { box, skin }: Body, hand: Point, place: number): void {
  const radius = box.width * shares.hand;
  const line = box.width * shares.line;
  const inward = place === 0 ? 1 : -1;
  ctx.fillStyle = skin;
  ctx.strokeStyle = ink;
  ctx.lineWidth = line * 0.85;
  ctx.beginPath();
  ctx.ellipse(hand.x, hand.y, radius, radius * 0.95, 0, 0, turn);
  ctx.fill();
  ctx.stroke();
  for (let finger = 0; finger < 4; finger += 1) {
    const y = hand.y + radius * (-0.62 + finger * 0.42);
    ctx.beginPath();
    ctx.ellipse(hand.x + inward * radius * 0.55, y, radius * 0.52, radius * 0.25, 0, 0, turn);
    ctx.fill();
    ctx.stroke();
  }
}
