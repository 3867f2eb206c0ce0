import { quietHarbor } from '../../theme/quietHarbor.ts';
import { theme } from '../../theme/theme.css.ts';
import { drawing } from './MessagePage.css.ts';

/** Draws the harbor without a ship, in the colours of the theme. */
export function QuietHarbor() {
  return (
    <svg aria-hidden viewBox={quietHarbor.viewBox} className={drawing}>
      {quietHarbor.shapes.map(({ path, fill, line }) => (
        <path
          key={path}
          d={path}
          fill={fill === null ? 'none' : theme.color[fill]}
          stroke={line && theme.color[line]}
        />
      ))}
    </svg>
  );
}
