import type { ReactNode } from 'react';
import { Tiles } from '../Tiles/Tiles.tsx';

/**
 * Places two fields side by side if there is room.
 *
 * @use For two fields that belong together: first and last name, a sum and its currency.
 * @instead {@link Stack} for all other fields, one below another.
 */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
      {children}
    </Tiles>
  );
}
