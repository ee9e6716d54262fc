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

/** A tiny house before the evening sun, composed anew for any width and height. */
export const HouseAtDusk = ({ width, height }: { width: number; height: number }) => {
  const { t } = useTranslation();
  const tall = height > width;
  const wide = width > height;
  const horizon = height * (tall ? 0.72 : 0.74);
  const big = wide ? width * 0.205 : width * 0.25;
  const house = wide ? { x: 0.76, size: 0.34 } : { x: tall ? 0.5 : 0.68, size: tall ? 0.42 : 0.36 };
  const side = Math.min(width, height) * (wide ? 1.1 : 1) * house.size;
  const at = { x: width * house.x, y: horizon + height * 0.02 };
  const letters = { fontWeight: 850, fontStyle: 'normal', letterSpacing: '-0.045em' } as const;
  const left = width * 0.07;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block size-full" aria-hidden>
      <rect width={width} height={height} fill={paint.sky} />
      <circle cx={at.x} cy={horizon - side * 0.55} r={side * (wide ? 1.05 : 0.95)} fill={paint.sun} />
      <path
        d={`M0 ${horizon - height * 0.1} Q ${width * 0.22} ${horizon - height * 0.22} ${width * 0.48} ${horizon - height * 0.08} T ${width} ${horizon - height * 0.12} V ${height} H 0 Z`}
        fill={paint.far}
      />
      <path
        d={`M0 ${horizon - height * 0.02} Q ${width * 0.3} ${horizon - height * 0.1} ${width * 0.62} ${horizon} T ${width} ${horizon - height * 0.03} V ${height} H 0 Z`}
        fill={paint.near}
      />
      <rect y={horizon + height * 0.015} width={width} height={height} fill={paint.ground} />
      <House x={at.x} y={at.y} side={side} />
      <text
        x={left}
        y={height * (wide ? 0.34 : tall ? 0.15 : 0.26)}
        fontSize={big}
        fill={paint.ground}
        style={letters}
      >
        {t('landing.bigWord')}
      </text>
      <text
        x={left}
        y={height - height * (wide ? 0.075 : 0.06)}
        fontSize={big * 0.44}
        fill={paint.sun}
        style={{ ...letters, letterSpacing: '-0.02em' }}
      >
        {t('landing.smallWord')}
      </text>
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
