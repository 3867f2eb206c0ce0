'use client';

import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  src?: string | null;
  /** Twice as many pixels, for sharper screens. */
  src2x?: string | null;
  /** In pixels at the usual text size. */
  size: 40 | 64 | 96 | 150;
}

/**
 * A person's picture, or their initials where there is none or it does not come. It stands beside the name and
 * therefore says nothing to those who listen.
 */
export function Avatar({ name, src, src2x, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : undefined;
  return (
    <span aria-hidden className={avatar({ size })}>
      {shown ? (
        <img
          // One that failed before this code ran tells nobody: ask it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(shown);
          }}
          src={shown}
          srcSet={src2x ? `${shown} 1x, ${src2x} 2x` : undefined}
          alt=""
          width={size}
          height={size}
          decoding="async"
          className={picture}
          onError={() => setBroken(shown)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
