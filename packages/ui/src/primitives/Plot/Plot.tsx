import * as styles from './Plot.css.ts';

export interface PlotProps {
  /** The accessible name, which says what the bars count, and gives the largest value. */
  label: string;
  /** The bars from first to last. A bar may have a second part, drawn as an outline, on top of the first. */
  bars: readonly { key: string; value: number; second?: number }[];
}

const BAR = 8;
const STEP = 10;
const HEIGHT = 96;

/**
 * Draws a row of bars. A bar for the value 0 is a thin line, so that users can still count the bars.
 *
 * @use For numbers in the order of time, beside a table with the same numbers.
 * @instead {@link Table} if the exact numbers matter more than the trend.
 * @screenreader img: its name.
 */
export function Plot({ label, bars }: PlotProps) {
  const most = Math.max(...bars.map(({ value, second = 0 }) => value + second), 1);
  const scaled = (value: number) => (value / most) * HEIGHT;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ key, value, second = 0 }, index) => {
        const x = index * STEP;
        const [first, upper] = [scaled(value), scaled(second)];
        if (value + second === 0)
          return <rect key={key} className={styles.ground} x={x} y={HEIGHT - 2} width={BAR} height={2} />;
        return (
          <g key={key}>
            <rect className={styles.bar} x={x} y={HEIGHT - first} width={BAR} height={first} />
            {second > 0 && (
              <rect
                className={styles.secondBar}
                x={x}
                y={HEIGHT - first - upper}
                width={BAR}
                height={upper}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
