import type { AdminMetrics, MetricPoint } from '@portada/contracts';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';

/** Height of a chart in CSS pixels. */
const height = 220;

/** Properties of axes, grid and tooltip that all charts share; colors are the tokens of the theme. */
const axis = {
  stroke: 'var(--color-border)',
  tick: { fill: 'var(--color-text-3)', fontSize: 12 },
  tickLine: false,
} as const;
const tooltip = {
  contentStyle: {
    background: 'var(--color-surface)',
    border: '1px solid var(--color-border)',
    borderRadius: '0.75rem',
    color: 'var(--color-text)',
  },
  cursor: { fill: 'var(--color-surface-2)' },
} as const;

const percentiles = [
  { name: 'p50', color: 'var(--color-success-text)' },
  { name: 'p95', color: 'var(--color-warning-text)' },
  { name: 'p99', color: 'var(--color-danger-text)' },
] as const;

const useTimeAxis = ({ range }: AdminMetrics) => {
  const format = useFormat();
  return (at: string) => (range === '7d' ? format.date(at) : format.hourAndMinute(at));
};

type Props = { metrics: AdminMetrics };

/** Stacked bars of the generations that succeeded and failed in each step. */
export const EndedChart = ({ metrics }: Props) => {
  const { t } = useTranslation();
  const time = useTimeAxis(metrics);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={metrics.points} accessibilityLayer>
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis dataKey="at" tickFormatter={time} minTickGap={32} {...axis} />
        <YAxis allowDecimals={false} width={40} axisLine={false} {...axis} />
        <Tooltip labelFormatter={(at) => time(String(at))} {...tooltip} />
        <Legend />
        <Bar
          dataKey="succeeded"
          name={t('measurements.succeeded')}
          stackId="ended"
          fill="var(--color-success-text)"
          isAnimationActive={false}
        />
        <Bar
          dataKey="failed"
          name={t('measurements.failedGenerations')}
          stackId="ended"
          fill="var(--color-danger-fill)"
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
};

/** Lines of the percentiles of a duration. @param of duration of the generations of each step */
export const DurationChart = ({ metrics, of }: Props & { of: 'waitMs' | 'runMs' }) => {
  const format = useFormat();
  const time = useTimeAxis(metrics);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={metrics.points} accessibilityLayer>
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis dataKey="at" tickFormatter={time} minTickGap={32} {...axis} />
        <YAxis
          width={64}
          axisLine={false}
          tickFormatter={(ms: number) => format.measuredSeconds(ms)}
          {...axis}
        />
        <Tooltip
          labelFormatter={(at) => time(String(at))}
          formatter={(ms) => format.measuredSeconds(Number(ms))}
          {...tooltip}
        />
        <Legend />
        {percentiles.map(({ name, color }) => (
          <Line
            key={name}
            dataKey={(point: MetricPoint) => point[of]?.[name] ?? null}
            name={name}
            stroke={color}
            strokeWidth={2}
            dot={{ r: 2 }}
            connectNulls
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
};
