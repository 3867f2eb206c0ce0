import { Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { chooser, removal, row } from './PictureRow.css.ts';

export interface PictureRowProps {
  /** The picture as it will be saved. */
  picture: ReactNode;
  /** The field in which the user chooses another picture. */
  children: ReactNode;
  /** The removal of the saved picture, or null if there is none to remove. */
  removal?: PictureRemoval | null;
}

interface PictureRemoval {
  /** True if saving the form will remove the picture. */
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
  labels: { remove: string; keep: string };
  /** A sentence about the effect of saving, which is shown while `isRemoved` is true. */
  note: string;
}

/** Shows a picture beside the field that chooses another one, and a button that removes the picture. */
export function PictureRow({ picture, children, removal: offered = null }: PictureRowProps) {
  return (
    <div className={row}>
      {picture}
      <div className={chooser}>
        {children}
        {offered && <Removal {...offered} />}
      </div>
    </div>
  );
}

function Removal({ isRemoved, onChange, labels, note }: PictureRemoval) {
  return (
    <div className={removal}>
      <Button
        icon={isRemoved ? <Undo2 /> : <Trash2 />}
        otherLabel={isRemoved ? labels.remove : labels.keep}
        onClick={() => onChange(!isRemoved)}
      >
        {isRemoved ? labels.keep : labels.remove}
      </Button>
      <Text as="span" size="small" tone="muted">
        <span role="status">{isRemoved && note}</span>
      </Text>
    </div>
  );
}
