'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { chosen, chosenChips, filterPanel, panel, show } from './ListFrame.css.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface FilterColumnProps {
  id: string;
  showLabel: string;
  onShow: () => void;
  /** The active filters, which stay in view however long the panel is, or null if there are none. */
  chips: ReactNode;
  /** The filter fields, or null while their code is loading. */
  children: ReactNode;
}

/** Shows the filter panel, the active filters and, on a narrow screen, a button that leads to the list. */
export function FilterColumn({ id, showLabel, onShow, chips, children }: FilterColumnProps) {
  return (
    <div id={id} className={`${panel} ${filterPanel}`}>
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
