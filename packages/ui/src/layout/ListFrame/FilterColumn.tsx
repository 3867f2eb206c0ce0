'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { chosen, chosenChips, filterPanel, panel, show } from './ListFrame.css.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface FilterColumnProps {
  id: string;
  showLabel: string;
  onShow: () => void;
  /** What is chosen, in view however long the panel is; null for nothing. */
  chips: ReactNode;
  /** The fields; null while their code is loading. */
  children: ReactNode;
}

/** The panel of the filters, what is chosen in it, and on a narrow screen the way from it to the list. */
export function FilterColumn({ id, showLabel, onShow, chips, children }: FilterColumnProps) {
  return (
    <div id={id} className={`${panel({ size: 'full' })} ${filterPanel}`}>
      {children ?? <PanelSkeleton />}
      <div className={chosen({ empty: chips === null })}>
        {chips !== null && <div className={chosenChips}>{chips}</div>}
        <div className={show}>
          <Button variant="primary" fullWidth onClick={onShow}>
            {showLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
