type Spot = readonly [x: number, y: number];

/**
 * The joints of a figure in a square of 32 units with the floor at y = 31. The figure faces the viewer and turns a
 * little to the right. `chest` is the middle between the shoulders.
 */
export type Joints = {
  head: Spot;
  chest: Spot;
  hip: Spot;
  elbows: readonly [Spot, Spot];
  hands: readonly [Spot, Spot];
  knees: readonly [Spot, Spot];
  feet: readonly [Spot, Spot];
};

const upright = {
  head: [16, 8.2],
  chest: [16, 15],
  hip: [16, 22.2],
  knees: [
    [14, 26.4],
    [18, 26.4],
  ],
  feet: [
    [13.4, 30.2],
    [18.8, 30.2],
  ],
} as const;

/** Names of the poses of a figure. */
export const poseNames = [
  'stand',
  'hold',
  'lift',
  'work',
  'point',
  'reach',
  'walk',
  'run',
  'climb',
  'kneel',
  'sit',
  'cross-legged',
  'strum',
  'sing',
  'ride',
  'fish',
  'box',
  'dive',
  'balance',
  'swim',
  'embrace',
  'shake',
] as const;
export type PoseName = (typeof poseNames)[number];

/** The joints of every pose. */
export const poses: Readonly<Record<PoseName, Joints>> = {
  stand: {
    ...upright,
    elbows: [
      [10.4, 18.6],
      [21.6, 18.6],
    ],
    hands: [
      [10, 22.6],
      [22, 22.6],
    ],
  },
  hold: {
    ...upright,
    elbows: [
      [10, 18.8],
      [22, 18.8],
    ],
    hands: [
      [13, 20.4],
      [19, 20.4],
    ],
  },
  lift: {
    ...upright,
    head: [16, 12.6],
    chest: [16, 18.8],
    hip: [16, 24.2],
    elbows: [
      [8.4, 13.4],
      [23.6, 13.4],
    ],
    hands: [
      [9.6, 6.4],
      [22.4, 6.4],
    ],
    knees: [
      [13.6, 27.4],
      [18.4, 27.4],
    ],
  },
  work: {
    ...upright,
    elbows: [
      [9.4, 19.4],
      [22.6, 19.4],
    ],
    hands: [
      [12.4, 22],
      [19.6, 22],
    ],
  },
  point: {
    ...upright,
    elbows: [
      [10.4, 18.6],
      [22.8, 16.2],
    ],
    hands: [
      [10.2, 22.4],
      [27.2, 14],
    ],
  },
  reach: {
    ...upright,
    elbows: [
      [11, 19],
      [23, 16.4],
    ],
    hands: [
      [14.6, 21],
      [27.4, 13.2],
    ],
  },
  walk: {
    ...upright,
    elbows: [
      [10.8, 18.2],
      [21.4, 18.4],
    ],
    hands: [
      [9, 21.6],
      [24, 20.6],
    ],
    knees: [
      [13.4, 26.2],
      [19.4, 25.8],
    ],
    feet: [
      [10.4, 29.8],
      [21, 30.2],
    ],
  },
  run: {
    ...upright,
    head: [18, 8.6],
    chest: [17, 15.2],
    hip: [15.4, 21.6],
    elbows: [
      [10.4, 17.6],
      [21.4, 19],
    ],
    hands: [
      [9, 21.2],
      [25.2, 16.4],
    ],
    knees: [
      [12.4, 25.8],
      [20.4, 23.8],
    ],
    feet: [
      [7.4, 27.2],
      [21.4, 29.8],
    ],
  },
  climb: {
    ...upright,
    head: [16, 10],
    chest: [16, 16],
    elbows: [
      [9, 13],
      [23, 14.6],
    ],
    hands: [
      [10.4, 6.4],
      [22.6, 9.4],
    ],
    knees: [
      [12, 25.4],
      [20.8, 23.4],
    ],
    feet: [
      [12.6, 30.2],
      [20, 27.8],
    ],
  },
  kneel: {
    head: [17.2, 12.2],
    chest: [16, 18.6],
    hip: [13.6, 25],
    elbows: [
      [17.6, 23.4],
      [21.4, 22.4],
    ],
    hands: [
      [22.6, 27],
      [25.4, 26],
    ],
    knees: [
      [17, 29.4],
      [19.4, 26.6],
    ],
    feet: [
      [10.4, 30],
      [19.8, 30.2],
    ],
  },
  sit: {
    head: [16, 9.8],
    chest: [16, 16.6],
    hip: [16, 23.6],
    elbows: [
      [10.4, 20.4],
      [21.6, 20.4],
    ],
    hands: [
      [13, 22.8],
      [19, 22.8],
    ],
    knees: [
      [12.6, 24.6],
      [19.4, 24.6],
    ],
    feet: [
      [12.4, 30],
      [19.6, 30],
    ],
  },
  'cross-legged': {
    head: [16, 11.8],
    chest: [16, 18.6],
    hip: [16, 26],
    elbows: [
      [10, 22.4],
      [22, 22.4],
    ],
    hands: [
      [13, 25],
      [19, 25],
    ],
    knees: [
      [8.8, 28.4],
      [23.2, 28.4],
    ],
    feet: [
      [18.6, 29.6],
      [13.4, 29.8],
    ],
  },
  strum: {
    ...upright,
    elbows: [
      [9.8, 18.6],
      [22.6, 19],
    ],
    hands: [
      [14, 21],
      [23.2, 16],
    ],
  },
  sing: {
    ...upright,
    elbows: [
      [9.4, 17],
      [21.6, 18.4],
    ],
    hands: [
      [5.6, 14],
      [19.6, 13.2],
    ],
  },
  ride: {
    head: [17.4, 9.2],
    chest: [16.2, 15.8],
    hip: [14.4, 22.4],
    elbows: [
      [18.4, 19.6],
      [20, 18.8],
    ],
    hands: [
      [22.6, 20.6],
      [23.6, 20],
    ],
    knees: [
      [19, 23.6],
      [18.8, 24.4],
    ],
    feet: [
      [17, 28.8],
      [18.6, 29.4],
    ],
  },
  fish: {
    head: [16, 9.8],
    chest: [16, 16.6],
    hip: [16, 23.6],
    elbows: [
      [11.4, 20.4],
      [21.6, 19.6],
    ],
    hands: [
      [18.4, 20.6],
      [22.6, 18.2],
    ],
    knees: [
      [13.6, 24.8],
      [20.4, 24.8],
    ],
    feet: [
      [13.4, 30],
      [20.6, 30],
    ],
  },
  box: {
    ...upright,
    elbows: [
      [10.6, 19],
      [22.4, 18.2],
    ],
    hands: [
      [13.4, 15],
      [26, 15.2],
    ],
    knees: [
      [12.8, 26.2],
      [19.6, 26],
    ],
    feet: [
      [11, 30.2],
      [21, 30.2],
    ],
  },
  balance: {
    ...upright,
    elbows: [
      [8.6, 15.4],
      [23.4, 15.4],
    ],
    hands: [
      [4.8, 13],
      [27.2, 13],
    ],
    knees: [
      [11.8, 25.8],
      [20.2, 25.8],
    ],
    feet: [
      [11, 30.2],
      [21, 30.2],
    ],
  },
  swim: {
    ...upright,
    elbows: [
      [10.4, 11.6],
      [21.8, 18.4],
    ],
    hands: [
      [11.6, 5.6],
      [24, 21.4],
    ],
    knees: [
      [13.6, 26.4],
      [18.8, 25.8],
    ],
    feet: [
      [12.4, 30.2],
      [21.4, 29],
    ],
  },
  embrace: {
    ...upright,
    head: [17.4, 8.4],
    elbows: [
      [19.6, 18.6],
      [22, 17],
    ],
    hands: [
      [24.6, 19.8],
      [25.8, 15.6],
    ],
  },
  shake: {
    ...upright,
    elbows: [
      [10.4, 18.6],
      [22, 19],
    ],
    hands: [
      [10, 22.6],
      [26, 18.4],
    ],
  },
  dive: {
    ...upright,
    head: [16, 10],
    chest: [16, 16],
    elbows: [
      [10.8, 10.6],
      [21.2, 10.6],
    ],
    hands: [
      [11.6, 4.4],
      [20.4, 4.4],
    ],
    knees: [
      [13, 26],
      [18.6, 26.4],
    ],
    feet: [
      [11.6, 29.6],
      [19, 30.4],
    ],
  },
};
