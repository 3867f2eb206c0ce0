import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The width, as a CSS length. */
  width?: string;
  /** The height, as a CSS length. */
  height?: string;
  /** The shape of the content that is loading. */
  shape?: 'line' | 'block' | 'circle';
  /** The number of text lines. The last line is shorter. */
  lines?: number;
}

/**
 * Reserves the space of content that is loading. It is hidden from screen readers, because a Spinner beside it says
 * what is loading.
 *
 * @use In the shape of the content, so that nothing moves when the content has loaded.
 * @instead {@link Spinner} if the shape is unknown.
 */
export function Skeleton({ width = '100%', height = '0.875rem', shape = 'line', lines = 1 }: SkeletonProps) {
  const line = (length: string, key?: number) => (
    <span
      key={key}
      aria-hidden
      className={skeleton({ shape })}
      style={{ inlineSize: length, blockSize: height }}
    />
  );
  if (lines === 1) return line(width);
  return (
    <span className={linesStyle}>
      {Array.from({ length: lines }, (_, index) => line(index === lines - 1 ? '62%' : width, index))}
    </span>
  );
}
