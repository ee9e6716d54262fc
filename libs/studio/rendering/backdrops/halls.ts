import { type Brush, block, glow, oval, shade, shape } from './brush';
import { lamp, room, shelf, windowAt, wood } from './room-parts';

/** Public places indoors by name. */
export const halls = {
  classroom: (brush: Brush) => {
    const { width, height, floor } = brush;
    room(brush, { wall: ['#e8dfc4', '#d8c79c'], floor: wood, boards: true });
    block(brush, width * 0.16, height * 0.06, width * 0.68, height * 0.48, '#8a5f3a', 6);
    shade(brush, width * 0.175, height * 0.085, width * 0.65, height * 0.43, '#2f6650', '#24503f');
    const { ctx } = brush;
    ctx.fillStyle = '#f1f5ec';
    ctx.font = `${Math.round(height * 0.075)}px "Caveat Brush"`;
    ctx.textBaseline = 'alphabetic';
    ctx.textAlign = 'left';
    ctx.fillText('a² + b² = c²', width * 0.2, height * 0.19);
    ctx.fillText('2x + 5 = 11', width * 0.2, height * 0.31);
    ctx.fillText('x = 3', width * 0.2, height * 0.43);
    ctx.fillText('E = mc²', width * 0.66, height * 0.19);
    block(brush, width * 0.175, height * 0.53, width * 0.65, height * 0.016, '#6b4526');
    windowAt(brush, 0.01, 0.1, 0.12, 0.4, '#ffffff');
    windowAt(brush, 0.87, 0.1, 0.12, 0.4, '#ffffff');
    for (const x of [0.02, 0.82]) {
      block(brush, x * width, floor - height * 0.06, width * 0.16, height * 0.03, '#c08a4e', 4);
      for (const leg of [0.015, 0.14])
        block(brush, (x + leg) * width, floor - height * 0.04, width * 0.008, height * 0.14, '#5a6270');
    }
  },
  library: (brush: Brush) => {
    const { width, height, floor } = brush;
    room(brush, { wall: ['#4a3222', '#5c3f2a'], floor: wood, boards: true });
    for (let row = 0; row < 5; row += 1)
      for (const [x, w] of [
        [0.01, 0.3],

        [0.69, 0.3],
      ] as const)
        shelf(brush, x, 0.13 + row * 0.13, w, 'books');
    windowAt(brush, 0.37, 0.08, 0.26, 0.46, '#3a2618');
    for (const x of [0.325, 0.665]) block(brush, x * width, 0, width * 0.012, floor, '#3a2618');
    block(brush, 0, floor - height * 0.02, width, height * 0.02, '#3a2618');
    lamp(brush, 0.33, 0.03, '#d9a53a');
    lamp(brush, 0.67, 0.03, '#d9a53a');
  },
  gym: (brush: Brush) => {
    const { width, height, floor } = brush;
    room(brush, { wall: ['#3a4250', '#565f6e'], floor: ['#3c424c', '#1d2128'], boards: false });
    block(brush, width * 0.05, height * 0.1, width * 0.9, height * 0.44, '#74808f', 6);
    shade(brush, width * 0.06, height * 0.115, width * 0.88, height * 0.41, '#8fa1b3', '#5b6878');
    for (const x of [0.35, 0.64])
      block(brush, x * width, height * 0.115, width * 0.004, height * 0.41, '#4a5361');
    for (const x of [0.03, 0.74])
      for (const row of [0, 1]) {
        block(
          brush,
          x * width,
          floor - height * (0.05 + row * 0.13),
          width * 0.24,
          height * 0.02,
          '#22262d',
          3,
        );
        for (let weight = 0; weight < 6; weight += 1)
          block(
            brush,
            (x + 0.012 + weight * 0.038) * width,
            floor - height * (0.1 + row * 0.13),
            width * 0.03,
            height * 0.05,
            weight % 2 === 0 ? '#c8343a' : '#181b20',
            6,
          );
      }
    for (const x of [0.2, 0.5, 0.8]) {
      block(brush, (x - 0.08) * width, height * 0.02, width * 0.16, height * 0.02, '#ffffff', 4);
      glow(brush, x * width, height * 0.03, height * 0.4, '#dfeaff', 0.5);
    }
  },
  workshop: (brush: Brush) => {
    const { width, height, floor, random } = brush;
    room(brush, { wall: ['#7a8590', '#9aa3ab'], floor: ['#6d7076', '#3d4046'], boards: false });
    block(brush, width * 0.08, height * 0.08, width * 0.84, height * 0.4, '#c29a66', 5);
    for (let tool = 0; tool < 16; tool += 1) {
      const x = width * (0.12 + tool * 0.05);
      const color = random.pick(['#c8343a', '#e0a020', '#3d6fa8', '#4a4f58']);
      block(brush, x, height * 0.14, width * 0.008, height * random.between(0.1, 0.18), color, 4);
      block(brush, x - width * 0.008, height * 0.12, width * 0.024, height * 0.045, '#b9c0c8', 5);
    }
    shelf(brush, 0.1, 0.44, 0.34, 'tools');
    shelf(brush, 0.56, 0.44, 0.34, 'tools');
    block(brush, 0, floor - height * 0.1, width * 0.2, height * 0.14, '#b3302e', 6);
    for (const row of [0, 1, 2])
      block(
        brush,
        width * 0.01,
        floor - height * (0.085 - row * 0.042),
        width * 0.18,
        height * 0.03,
        '#d14a44',
        3,
      );
    lamp(brush, 0.3, 0.02, '#3d4a5a');
    lamp(brush, 0.7, 0.02, '#3d4a5a');
  },
  corridor: (brush: Brush) => {
    const { width, height, backdrop } = brush;
    const isDark = backdrop.time === 'night' || backdrop.weather.includes('dark');
    shade(brush, 0, 0, width, height, isDark ? '#3d4d52' : '#dfeaea', isDark ? '#24302f' : '#b4c9c9');
    shape(brush, isDark ? '#5d7370' : '#c4dcd8', [0, 0], [0.36, 0.24], [0.36, 0.66], [0, 1.04]);
    shape(brush, isDark ? '#566b69' : '#bad4d0', [1, 0], [0.64, 0.24], [0.64, 0.66], [1, 1.04]);
    shape(brush, isDark ? '#2f3c3d' : '#8fa5a5', [0.36, 0.66], [0.64, 0.66], [1, 1.04], [0, 1.04]);
    shape(brush, isDark ? '#4a5c5a' : '#eef6f5', [0, 0], [1, 0], [0.64, 0.24], [0.36, 0.24]);
    shape(brush, isDark ? '#1c2728' : '#9dbcb9', [0.36, 0.24], [0.64, 0.24], [0.64, 0.66], [0.36, 0.66]);
    shape(brush, isDark ? '#101819' : '#7fa5a5', [0.45, 0.34], [0.55, 0.34], [0.55, 0.66], [0.45, 0.66]);
    for (const [a, b, topA, topB, lowA, lowB] of [
      [0.05, 0.16, 0.24, 0.28, 0.96, 0.86],
      [0.23, 0.31, 0.31, 0.34, 0.79, 0.71],
    ] as const)
      for (const side of [0, 1] as const) {
        const at = (x: number): number => (side === 0 ? x : 1 - x);
        shape(
          brush,
          isDark ? '#394c4c' : '#f2f6f2',
          [at(a), topA],
          [at(b), topB],
          [at(b), lowB],
          [at(a), lowA],
        );
        shape(
          brush,
          isDark ? '#1b2829' : '#9cc0cc',
          [at(a + (b - a) * 0.3), topA + 0.09],
          [at(b - (b - a) * 0.3), topB + 0.08],
          [at(b - (b - a) * 0.3), topB + 0.2],
          [at(a + (b - a) * 0.3), topA + 0.22],
        );
      }
    for (const [x, y, w, h] of [
      [0.4, 0.02, 0.2, 0.05],
      [0.44, 0.13, 0.12, 0.035],
      [0.465, 0.2, 0.07, 0.02],
    ] as const) {
      block(brush, x * width, y * height, w * width, h * height, '#f6fffb', 3);
      glow(brush, (x + w / 2) * width, (y + h / 2) * height, height * 0.3 * (w / 0.2), '#d6fff2', 0.7);
    }
  },
  laboratory: (brush: Brush) => {
    const { width, height, floor, random } = brush;
    room(brush, { wall: ['#dbe8ee', '#b9d0da'], floor: ['#9fb2bc', '#5c707a'], boards: false });
    for (const y of [0.22, 0.42]) {
      block(brush, 0.06 * width, y * height, 0.88 * width, height * 0.016, '#7f95a0');
      for (let flask = 0; flask < 15; flask += 1) {
        const [x, color] = [
          (0.09 + flask * 0.057) * width,
          random.pick(['#3fb8a0', '#e0527a', '#5a8fe0', '#f2b51a', '#8a4fd0']),
        ];
        block(brush, x - width * 0.004, (y - 0.12) * height, width * 0.008, height * 0.08, '#eef6f9', 2);
        oval(brush, x, (y - 0.035) * height, width * 0.014, height * 0.035, color);
      }
    }
    block(brush, 0, floor - height * 0.06, width, height * 0.05, '#f4f8fa');
    for (const x of [0.2, 0.6]) block(brush, x * width, 0, width * 0.22, height * 0.025, '#ffffff');
  },
  stage: (brush: Brush) => {
    const { width, height, floor, backdrop, random } = brush;
    shade(brush, 0, 0, width, floor, '#0c0714', '#1d1030');
    shade(brush, 0, floor, width, height - floor, '#3d2433', '#150c16');
    for (let fold = 0; fold < 7; fold += 1) {
      block(
        brush,
        fold * width * 0.02,
        0,
        width * 0.019,
        floor * 1.03,
        fold % 2 === 0 ? '#7a1420' : '#5c0d18',
      );
      block(
        brush,
        width - (fold + 1) * width * 0.02,
        0,
        width * 0.019,
        floor * 1.03,
        fold % 2 === 0 ? '#7a1420' : '#5c0d18',
      );
    }
    block(brush, 0, height * 0.03, width, height * 0.018, '#2a2433');
    brush.ctx.save();
    brush.ctx.globalCompositeOperation = 'screen';
    for (const [x, to] of [
      [0.2, 0.36],
      [0.36, 0.46],
      [0.5, 0.5],
      [0.64, 0.54],
      [0.8, 0.64],
    ] as const) {
      const fill = brush.ctx.createLinearGradient(0, height * 0.05, 0, height * 0.95);
      fill.addColorStop(0, `${backdrop.lights}b8`);
      fill.addColorStop(1, `${backdrop.lights}10`);
      brush.ctx.fillStyle = fill;
      brush.ctx.beginPath();
      brush.ctx.moveTo((x - 0.01) * width, height * 0.05);
      brush.ctx.lineTo((x + 0.01) * width, height * 0.05);
      brush.ctx.lineTo((to + 0.12) * width, height * 0.95);
      brush.ctx.lineTo((to - 0.12) * width, height * 0.95);
      brush.ctx.fill();
    }
    brush.ctx.restore();
    for (const x of [0.2, 0.36, 0.5, 0.64, 0.8]) {
      block(brush, x * width - width * 0.014, height * 0.03, width * 0.028, height * 0.045, '#15121c', 4);
      glow(brush, x * width, height * 0.07, height * 0.12, backdrop.lights, 0.9);
    }
    glow(brush, width / 2, floor + height * 0.1, height * 0.5, backdrop.lights, 0.55);
    brush.ctx.globalAlpha = 0.12;
    for (let puff = 0; puff < 12; puff += 1)
      oval(
        brush,
        random.between(0, width),
        floor + random.between(-0.1, 0.1) * height,
        width * 0.16,
        height * 0.07,
        '#dcd6f0',
      );
    brush.ctx.globalAlpha = 1;
  },
  ring: (brush: Brush) => {
    const { width, height, floor, random, backdrop } = brush;
    shade(brush, 0, 0, width, height, '#0b0912', '#1f1628', '#120d18');
    for (let fan = 0; fan < 700; fan += 1)
      oval(
        brush,
        random.between(0, width),
        random.between(0.26, floor / height) * height,
        height * 0.013,
        height * 0.016,
        random.pick(['#3a2f44', '#4a3a50', '#5c4658', '#2b2333']),
      );
    for (const x of [0.2, 0.5, 0.8]) {
      block(brush, (x - 0.05) * width, 0, width * 0.1, height * 0.03, '#ffffff', 4);
      glow(brush, x * width, height * 0.03, height * 0.6, backdrop.lights, 0.75);
    }
    shade(brush, 0, floor, width, height - floor, '#dfe4ee', '#8f98ab');
    for (const [y, color] of [
      [0.2, '#d8262c'],
      [0.13, '#f4f4f4'],
      [0.06, '#2f6fe0'],
    ] as const)
      block(brush, 0, floor - y * height, width, height * 0.016, color, 4);
    for (const x of [0.03, 0.95])
      block(brush, x * width, floor - height * 0.26, width * 0.02, height * 0.3, '#3b4150', 6);
  },
} as const;
