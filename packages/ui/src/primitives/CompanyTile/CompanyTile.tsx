import { Building2 } from 'lucide-react';
import { PictureOr } from '../Avatar/PictureOr.tsx';
import { initials } from '../Avatar/initials.ts';
import { picture, tile, unnamed } from './CompanyTile.css.ts';
import { tileColor } from './tileColor.ts';

export interface CompanyTileProps {
  /** The company's name, or null for a company without one. */
  name: string | null;
  /** The URL of the logo, or null if there is none. */
  logo?: string | null;
  /** The URL of the logo with twice as many pixels, for high-density screens and the large size. */
  logo2x?: string | null;
  /** The width and height in pixels, at the default text size. */
  size: 40 | 48 | 64 | 96;
  /** Loads the logo only when it comes near the screen. Set it for logos in a list. */
  lazy?: boolean;
}

/**
 * Shows a company's logo. If there is none, or it fails to load, shows the initials on a colour that depends on the
 * name. The tile is always beside the name, so it is hidden from screen readers.
 *
 * @use Beside the name of a company.
 * @instead {@link Avatar} for a user.
 */
export function CompanyTile({ name, logo, logo2x, size, lazy = false }: CompanyTileProps) {
  return (
    <span aria-hidden className={`${tile({ size })} ${name === null ? unnamed : tileColor(name)}`}>
      <PictureOr src={logo} src2x={logo2x} size={size} lazy={lazy} className={picture}>
        {name === null ? <Building2 /> : initials(name)}
      </PictureOr>
    </span>
  );
}
