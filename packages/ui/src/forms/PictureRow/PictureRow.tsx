import type { ReactNode } from 'react';
import { chooser, removal, row } from './PictureRow.css.ts';

export interface PictureRowProps {
  /** The picture as it will be saved. */
  picture: ReactNode;
  /** The field that chooses another one. */
  children: ReactNode;
  /** The button that removes the picture, and what that does. */
  remove?: ReactNode;
}

/** A picture, and beside it where another one is chosen. */
export function PictureRow({ picture, children, remove }: PictureRowProps) {
  return (
    <div className={row}>
      {picture}
      <div className={chooser}>
        {children}
        {remove && <div className={removal}>{remove}</div>}
      </div>
    </div>
  );
}
