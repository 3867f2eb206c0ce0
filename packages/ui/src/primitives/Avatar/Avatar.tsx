import { avatar, picture } from './Avatar.css.ts';
import { PictureOr } from './PictureOr.tsx';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  src?: string | null;
  /** The address of the picture with twice as many pixels, for high-density screens. */
  src2x?: string | null;
  /** The width and height in pixels, at the default text size. `profile` is 96 on a phone and 150 elsewhere. */
  size: 40 | 64 | 96 | 150 | 'profile';
  /** Loads the picture only when it comes near the screen. Set it for every picture below the first screen. */
  lazy?: boolean;
}

/**
 * Shows a user's picture, or their initials if there is none or it fails to load. The avatar stands beside the name, so
 * it is hidden from screen readers.
 *
 * @use Beside the name of a user.
 * @instead {@link CompanyTile} for a company.
 */
export function Avatar({ name, src, src2x, size, lazy = false }: AvatarProps) {
  const pixels = size === 'profile' ? 150 : size;
  return (
    <span aria-hidden className={avatar({ size })}>
      <PictureOr src={src} src2x={src2x} size={pixels} lazy={lazy} className={picture}>
        {initials(name)}
      </PictureOr>
    </span>
  );
}
