import { useTranslation } from 'react-i18next';

/** The colours of this one picture; they belong to it, not to the page. */
const paint = {
  sky: '#ffb48c',
  sun: '#fff0d9',
  far: '#ea7a5e',
  near: '#8d3350',
  ground: '#2a1433',
  wall: '#fff0d9',
  roof: '#d8492f',
  window: '#ffd23f',
};

const letters = { fontWeight: 850, letterSpacing: '-0.04em' };

type Line = {
  words: readonly ('number' | 'unit' | 'smallWord')[];
  /** Left end and base line, as parts of width and height; size as part of the width. */
  x: number;
  y: number;
  size: number;
  fill: 'ground' | 'sun';
};
type Layout = { horizon: number; house: { x: number; side: number }; type: readonly Line[] };

/** The same elements composed for each format; figures are parts of the width or height. */
const layouts: Record<'wide' | 'square' | 'tall', Layout> = {
  wide: {
    horizon: 0.74,
    house: { x: 0.78, side: 0.21 },
    type: [
      { words: ['number', 'unit'], x: 0.06, y: 0.4, size: 0.19, fill: 'ground' },
      { words: ['smallWord'], x: 0.06, y: 0.93, size: 0.1, fill: 'sun' },
    ],
  },
  square: {
    horizon: 0.76,
    house: { x: 0.7, side: 0.36 },
    type: [
      { words: ['number', 'unit'], x: 0.06, y: 0.24, size: 0.21, fill: 'ground' },
      { words: ['smallWord'], x: 0.06, y: 0.935, size: 0.13, fill: 'sun' },
    ],
  },
  tall: {
    horizon: 0.78,
    house: { x: 0.56, side: 0.54 },
    type: [
      { words: ['number'], x: 0.06, y: 0.24, size: 0.5, fill: 'ground' },
      { words: ['unit'], x: 0.07, y: 0.365, size: 0.27, fill: 'ground' },
      { words: ['smallWord'], x: 0.07, y: 0.95, size: 0.135, fill: 'sun' },
    ],
  },
};

/** A tiny house before the evening sun, composed anew for any width and height. */
export const HouseAtDusk = ({ width, height }: { width: number; height: number }) => {
  const { t } = useTranslation();
  const { horizon, house, type } = layouts[width > height ? 'wide' : width < height ? 'tall' : 'square'];
  const line = height * horizon;
  const side = width * house.side;
  const at = (x: number, y: number) => `${width * x} ${line - height * y}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block size-full" aria-hidden>
      <rect width={width} height={height} fill={paint.sky} />
      <circle cx={width * house.x} cy={line - side * 0.5} r={side} fill={paint.sun} />
      <path
        d={`M${at(0, 0.1)} Q${at(0.22, 0.22)} ${at(0.48, 0.08)} T${at(1, 0.13)} V${height} H0Z`}
        fill={paint.far}
      />
      <path
        d={`M${at(0, 0.03)} Q${at(0.3, 0.1)} ${at(0.62, 0)} T${at(1, 0.05)} V${height} H0Z`}
        fill={paint.near}
      />
      <rect y={line + height * 0.015} width={width} height={height} fill={paint.ground} />
      <House x={width * house.x} y={line + height * 0.02} side={side} />
      {type.map(({ words, x, y, size, fill }) => (
        <text key={y} x={width * x} y={height * y} fontSize={width * size} fill={paint[fill]} style={letters}>
          {words.map((word) => t(`landing.${word}`)).join(' ')}
        </text>
      ))}
    </svg>
  );
};

const House = ({ x, y, side }: { x: number; y: number; side: number }) => (
  <g transform={`translate(${x - side / 2} ${y - side}) scale(${side / 100})`}>
    <rect x="70" y="8" width="11" height="30" fill={paint.ground} />
    <rect x="14" y="44" width="72" height="56" fill={paint.wall} />
    <path d="M50 6 100 50 H0 Z" fill={paint.roof} />
    <rect x="24" y="60" width="20" height="20" fill={paint.window} />
    <path d="M34 60 V80 M24 70 H44" stroke={paint.ground} strokeWidth="2.5" />
    <rect x="56" y="60" width="19" height="40" fill={paint.ground} />
    <circle cx="70.5" cy="80" r="2" fill={paint.window} />
  </g>
);
