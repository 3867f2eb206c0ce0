import type { ReactNode } from 'react';
import { Tiles } from '../Tiles/Tiles.tsx';

/** Two fields beside one another, where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Tiles space={{ phone: '24', tablet: '16' }} columns={{ phone: '1', tablet: '2' }}>
      {children}
    </Tiles>
  );
}
