'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { filterPanel, panel, show } from './ListFrame.css.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export interface FilterColumnProps {
  id: string;
  showLabel: string;
  onShow: () => void;
  /** The fields; null while their code is loading. */
  children: ReactNode;
}

/** The panel of the filters, and on a narrow screen the way from it to the list. */
export function FilterColumn({ id, showLabel, onShow, children }: FilterColumnProps) {
  return (
    <div id={id} className={`${panel({ size: 'full' })} ${filterPanel}`}>
      {children ?? <PanelSkeleton />}
      <div className={show}>
        <Button variant="primary" fullWidth onClick={onShow}>
          {showLabel}
        </Button>
      </div>
    </div>
  );
}
