import { UserRound } from 'lucide-react';
import { avatar, picture } from './Avatar.css.ts';
import { PictureOr } from './PictureOr.tsx';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The user's name, or null for a person without an account. */
  name: string | null;
  /** The URL of the picture, or null to show the initials. */
  src?: string | null;
  /** The URL of the picture with twice as many pixels, for high-density screens. */
  src2x?: string | null;
  /**
   * The width and height in pixels, at the default text size. `profile` is 96 on a phone and 150 on wider screens.
   * `bar` is 40 at every text size.
   */
  size: 40 | 64 | 96 | 150 | 'profile' | 'bar';
  /** Loads the picture only when it comes near the screen. Set it for every picture below the first screen. */
  lazy?: boolean;
}

const pixelsOf = { profile: 150, bar: 40 } as const;

/**
 * Shows a user's picture, or the initials if there is none or it fails to load. For a person without an account, it
 * shows an icon. The avatar is always beside the name, so it is hidden from screen readers.
 *
 * @use Beside the name of a user.
 * @instead {@link CompanyTile} for a company.
 */
export function Avatar({ name, src, src2x, size, lazy = false }: AvatarProps) {
  const pixels = typeof size === 'number' ? size : pixelsOf[size];
  return (
    <span aria-hidden className={avatar({ size })}>
      <PictureOr src={src} src2x={src2x} size={pixels} lazy={lazy} className={picture}>
        {name === null ? <UserRound /> : initials(name)}
      </PictureOr>
    </span>
  );
}
