'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';

interface PictureOrProps {
  src: string | null | undefined;
  /** The URL of the picture with twice as many pixels, for high-density screens. */
  src2x: string | null | undefined;
  /** The width and height in pixels, at the default text size. */
  size: number;
  /** Loads the picture only when it comes near the screen. */
  lazy: boolean;
  className: string;
  /** The content that replaces a picture that is missing or fails to load. */
  children: ReactNode;
}

/** Shows a square picture beside a name, or its children if the picture is missing. Only the primitives use it. */
export function PictureOr({ src, src2x, size, lazy, className, children }: PictureOrProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return children;
  return (
    <img
      // A picture that failed before hydration fires no event afterwards, so the picture's state is checked.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      // `loading` comes before `src`, because some browsers start loading as soon as they see the address.
      loading={lazy ? 'lazy' : 'eager'}
      src={src}
      srcSet={src2x ? `${src} 1x, ${src2x} 2x` : undefined}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={className}
      onError={() => setBroken(src)}
    />
  );
}
