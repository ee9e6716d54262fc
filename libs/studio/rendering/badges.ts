import { fontStackOf } from '../scene/faces';
import type { LayerOf } from '../scene/scene.schema';
import type { Context } from './canvas';
import { starShape } from './motifs-air';
import { polygon, radians, turn, withAlpha } from './paint';

type Badge = LayerOf<'badge'>;

/**
 * Draws a badge: a few words on a pill, a tag, a disc, a price tag, a burst, a timer or a ribbon.
 * @param ctx context to draw on
 * @param badge badge to draw; its text is already fitted
 */
export function drawBadge(ctx: Context, badge: Badge): void {
  const { width, height } = badge.box;
  ctx.save();
  ctx.translate(badge.box.x + width / 2, badge.box.y + height / 2);
  ctx.rotate(radians(badge.rotation));
  ctx.font = `${badge.size}px ${fontStackOf(badge.face)}`;
  ctx.lineJoin = 'round';
  const middle = bodies[badge.shape](ctx, badge);
  write(ctx, badge, middle);
  ctx.restore();
}

/** Draws the plate of a badge. Returns the middle of the words, relative to the middle of the badge's box. */
type Body = (ctx: Context, badge: Badge) => { x: number; y: number };

const center = { x: 0, y: 0 };

/**
 * Writes the words of a badge. Their visible pixels are centered, because a face may leave uneven room above its
 * letters.
 */
function write(ctx: Context, badge: Badge, at: { x: number; y: number }): void {
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText(badge.text);
  ctx.fillStyle = badge.ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(badge.text, at.x, at.y + (up - down) / 2);
}

/** Fills a shape with a gradient that is lighter at the top, over a hard shadow of the same shape. */
function raised(ctx: Context, badge: Badge, height: number, put: () => void, lift = 0.09): void {
  ctx.save();
  ctx.translate(0, badge.size * lift);
  put();
  ctx.fillStyle = '#00000070';
  ctx.fill();
  ctx.restore();
  put();
  ctx.fillStyle = badge.color;
  ctx.fill();
  const shine = ctx.createLinearGradient(0, -height / 2, 0, height / 2);
  shine.addColorStop(0, '#ffffff3d');
  shine.addColorStop(0.5, '#ffffff00');
  shine.addColorStop(1, '#0000001f');
  ctx.fillStyle = shine;
  ctx.fill();
}

const plain =
  (round: (badge: Badge, height: number) => number): Body =>
  (ctx, badge) => {
    const { width, height } = sizeOf(ctx, badge);
    raised(ctx, badge, height, () => {
      ctx.beginPath();
      ctx.roundRect(-width / 2, -height / 2, width, height, round(badge, height));
    });
    return center;
  };

/** The size of a plate: a tag is as wide as its words, the other shapes fill the badge's box. */
const sizeOf = (ctx: Context, { shape, text, size, box }: Badge): { width: number; height: number } =>
  shape === 'tag' ? { width: ctx.measureText(text).width + size * 0.7, height: size * 1.5 } : box;

const disc: Body = (ctx, badge) => {
  const radius = Math.min(badge.box.width, badge.box.height) / 2 - badge.size * 0.07;
  raised(ctx, badge, radius * 2, () => {
    ctx.beginPath();
    ctx.arc(0, 0, radius, 0, turn);
  });
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = badge.size * 0.14;
  ctx.stroke();
  return center;
};

/** Draws a price tag with a pointed end, a hole and a string. */
const price: Body = (ctx, badge) => {
  const { width, height } = badge.box;
  const [left, right, top, bottom] = [-width / 2, width / 2, -height / 2, height / 2];
  const point = height * 0.42;
  const put = () => {
    ctx.beginPath();
    ctx.moveTo(left, 0);
    ctx.lineTo(left + point, top);
    ctx.lineTo(right - height * 0.12, top);
    ctx.quadraticCurveTo(right, top, right, top + height * 0.12);
    ctx.lineTo(right, bottom - height * 0.12);
    ctx.quadraticCurveTo(right, bottom, right - height * 0.12, bottom);
    ctx.lineTo(left + point, bottom);
    ctx.closePath();
  };
  raised(ctx, badge, height, put, 0.12);
  put();
  ctx.strokeStyle = withAlpha(badge.ink, 0.28);
  ctx.lineWidth = height * 0.035;
  ctx.stroke();
  const hole = { x: left + point * 0.82, y: 0 };
  ctx.strokeStyle = '#f4ead6';
  ctx.lineWidth = height * 0.045;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(hole.x, hole.y);
  ctx.bezierCurveTo(
    left,
    -height * 0.1,
    left - height * 0.1,
    -height * 0.5,
    left + point * 0.5,
    -height * 0.62,
  );
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(hole.x, hole.y, height * 0.1, 0, turn);
  ctx.fillStyle = '#1a1410';
  ctx.fill();
  ctx.strokeStyle = '#fff7e6';
  ctx.stroke();
  return { x: point * 0.5, y: 0 };
};

const burst: Body = (ctx, badge) => {
  const { width, height } = badge.box;
  const radius = Math.max(width, height) / 2;
  const put = () => {
    ctx.save();
    ctx.scale(width / 2 / radius, height / 2 / radius);
    starShape(ctx, center, radius, 14, (corner) => (corner % 4 === 0 ? 0.25 : 0));
    ctx.restore();
  };
  raised(ctx, badge, height, put, 0.1);
  put();
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = badge.ink;
  ctx.lineWidth = badge.size * 0.07;
  ctx.stroke();
  return center;
};

/** Draws a stop-watch dial to the left of the words; a part of its ring is filled. */
const timer: Body = (ctx, badge) => {
  const { width, height } = badge.box;
  raised(ctx, badge, height, () => {
    ctx.beginPath();
    ctx.roundRect(-width / 2, -height / 2, width, height, height / 2);
  });
  const radius = height * 0.3;
  const x = -width / 2 + height * 0.52;
  ctx.strokeStyle = badge.ink;
  ctx.fillStyle = badge.ink;
  ctx.lineCap = 'round';
  ctx.lineWidth = height * 0.085;
  ctx.beginPath();
  ctx.arc(x, height * 0.03, radius, 0, turn);
  ctx.stroke();
  ctx.fillRect(x - height * 0.07, -height * 0.43, height * 0.14, height * 0.12);
  ctx.beginPath();
  ctx.moveTo(x, height * 0.03);
  ctx.arc(x, height * 0.03, radius * 0.62, -turn / 4, turn * 0.12);
  ctx.closePath();
  ctx.fill();
  return { x: height * 0.42, y: 0 };
};

/** Draws a ribbon with folded, notched ends. */
const ribbon: Body = (ctx, badge) => {
  const { width, height } = badge.box;
  const tail = Math.min(height * 0.55, width * 0.14);
  const drop = height * 0.2;
  for (const side of [-1, 1]) {
    const end = side * (width / 2);
    const inner = end - side * tail * 1.5;
    polygon(ctx, [
      { x: inner, y: -height / 2 + drop },
      { x: end, y: -height / 2 + drop },
      { x: end - side * tail * 0.5, y: drop / 2 },
      { x: end, y: height / 2 },
      { x: inner, y: height / 2 },
    ]);
    ctx.fillStyle = badge.color;
    ctx.fill();
    ctx.fillStyle = '#0000004d';
    ctx.fill();
    polygon(ctx, [
      { x: inner, y: height / 2 },
      { x: inner, y: height / 2 - drop },
      { x: end - side * tail, y: height / 2 - drop },
    ]);
    ctx.fillStyle = '#00000080';
    ctx.fill();
  }
  const across = width - tail * 2;
  const band = height - drop;
  ctx.translate(0, -drop / 2);
  raised(
    ctx,
    badge,
    band,
    () => {
      ctx.beginPath();
      ctx.rect(-across / 2, -band / 2, across, band);
    },
    0,
  );
  return center;
};

const bodies: Record<Badge['shape'], Body> = {
  pill: plain(({ size }) => size * 0.24),
  tag: plain(({ size }) => size * 0.24),
  disc,
  price,
  burst,
  timer,
  ribbon,
};
