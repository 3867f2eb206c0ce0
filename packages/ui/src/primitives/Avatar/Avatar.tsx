'use client';

import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  src?: string | null;
  /** Twice as many pixels, for high-density screens. */
  src2x?: string | null;
  /** In pixels at the default text size. */
  size: 40 | 64 | 96 | 150;
  /** Loads the picture only when it comes near the screen: for those below the first one. */
  lazy?: boolean;
}

/**
 * A user's picture, or their initials where there is none or it fails to load. It stands beside the name, so it is
 * hidden from screen readers.
 */
export function Avatar({ name, src, src2x, size, lazy = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : undefined;
  return (
    <span aria-hidden className={avatar({ size })}>
      {shown ? (
        <img
          // An image that failed before hydration fires no event here, so check it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(shown);
          }}
          // Before the address: some browsers start loading when they see it.
          loading={lazy ? 'lazy' : 'eager'}
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
