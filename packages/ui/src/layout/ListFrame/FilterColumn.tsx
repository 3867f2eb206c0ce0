'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { usePrimitiveMessages } from '../../primitives/UiProvider/context.ts';
import { filterPanel, panel, show } from './ListFrame.css.ts';

export interface FilterColumnProps {
  id: string;
  showLabel: string;
  onShow: () => void;
  /** The fields; null while their code is loading. */
  children: ReactNode;
}

/** The panel of the filters, and on a narrow screen the way from it to the list. */
export function FilterColumn({ id, showLabel, onShow, children }: FilterColumnProps) {
  const { working } = usePrimitiveMessages();
  return (
    <div id={id} className={`${panel({ size: 'full' })} ${filterPanel}`}>
      {children ?? <Spinner label={working} />}
      <div className={show}>
        <Button variant="primary" fullWidth onClick={onShow}>
          {showLabel}
        </Button>
      </div>
    </div>
  );
}
