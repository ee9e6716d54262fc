/**
 * Share of the square up to which a hole is closed. A larger hole belongs to the drawing, such as the hole of a ring.
 */
const largest = 0.012;

/**
 * Closes small holes inside the lines around a drawing, such as the gap between hair and shoulder.
 * @param distances distance of each cell from the drawing, row by row; cells of closed holes become 0
 * @param side side of the field in cells
 * @param reach distance up to which the lines cover a cell
 */
export function closeHoles(distances: Float32Array, side: number, reach: number): void {
  const seen = new Uint8Array(distances.length);
  const queue = new Int32Array(distances.length);
  for (let start = 0; start < distances.length; start += 1) {
    if (seen[start] || (distances[start] ?? 0) <= reach) continue;
    const { count, open } = flooded(distances, side, reach, { start, seen, queue });
    if (open || count > largest * side * side) continue;
    for (let at = 0; at < count; at += 1) distances[queue[at] ?? 0] = 0;
  }
}

type Flood = { start: number; seen: Uint8Array; queue: Int32Array };

/**
 * Finds the cells that are connected to a start cell outside the lines. They are the first `count` entries of the
 * queue; the result also says if they touch the border.
 */
function flooded(
  distances: Float32Array,
  side: number,
  reach: number,
  { start, seen, queue }: Flood,
): { count: number; open: boolean } {
  let [count, open] = [1, false];
  queue[0] = start;
  seen[start] = 1;
  const visit = (at: number) => {
    if (seen[at] || (distances[at] ?? 0) <= reach) return;
    seen[at] = 1;
    queue[count] = at;
    count += 1;
  };
  for (let next = 0; next < count; next += 1) {
    const at = queue[next] ?? 0;
    const x = at % side;
    if (x === 0 || x === side - 1 || at < side || at >= side * (side - 1)) open = true;
    if (x > 0) visit(at - 1);
    if (x < side - 1) visit(at + 1);
    if (at >= side) visit(at - side);
    if (at < side * (side - 1)) visit(at + side);
  }
  return { count, open };
}
