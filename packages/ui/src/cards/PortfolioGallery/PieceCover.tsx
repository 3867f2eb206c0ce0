'use client';

import type { PortfolioPiece } from '@skillharbor/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '../../primitives/Avatar/initials.ts';
import { tileColor } from '../../primitives/CompanyTile/tileColor.ts';
import { cover, empty, image } from './PortfolioGallery.css.ts';

export interface PieceCoverProps extends Pick<PortfolioPiece, 'title' | 'picture' | 'picture_2x'> {
  /** Loads the picture only when it comes near the screen. */
  lazy?: boolean;
  /**
   * The shape of the picture. `wide` fills the width of a column at 16:9, `standard` half of the column at 4:3, and `low`
   * a part of the column at 2:1. Default: `standard`.
   */
  shape?: 'standard' | 'wide' | 'low';
}

/**
 * Shows the picture of a piece. If there is none, or it fails to load, shows the initials of the title on a colour that
 * depends on the title. The title is shown below, so the cover is hidden from screen readers.
 */
export function PieceCover({
  title,
  picture,
  picture_2x: picture2x,
  lazy = false,
  shape = 'standard',
}: PieceCoverProps) {
  const [broken, setBroken] = useState<string>();
  const shown = picture && picture !== broken ? picture : undefined;
  return (
    <span aria-hidden className={clsx(cover({ shape }), shown ? empty : tileColor(title))}>
      {shown ? (
        <img
          // If a picture failed before hydration, no event fires after hydration, so the picture's state is checked.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setBroken(shown);
          }}
          // `loading` comes before `src`, because some browsers start loading as soon as they see the address.
          loading={lazy ? 'lazy' : 'eager'}
          src={shown}
          srcSet={picture2x ? `${shown} 480w, ${picture2x} 960w` : undefined}
          sizes={`(min-width: 70em) ${shape === 'wide' ? 46 : 22}rem, (min-width: 48em) ${shape === 'wide' ? 92 : 45}vw, 92vw`}
          alt=""
          width={480}
          height={360}
          decoding="async"
          className={image}
          onError={() => setBroken(shown)}
        />
      ) : (
        initials(title)
      )}
    </span>
  );
}
