import type { ReactNode } from 'react';
import { chooser, removal, row } from './PictureRow.css.ts';

export interface PictureRowProps {
  /** The picture as it will be saved. */
  picture: ReactNode;
  /** The field that chooses another picture. */
  children: ReactNode;
  /** Styles the button that removes the picture, and a text about its effect. */
  remove?: ReactNode;
}

/** Shows a picture beside the field that chooses another one. */
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
