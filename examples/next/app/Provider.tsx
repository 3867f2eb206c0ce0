'use client';

import { UiProvider } from '@skillharbor/ui/primitives';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** The prop `link` takes a function, which a server component cannot pass. */
export function Provider({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en-GB" link={Link}>
      {children}
    </UiProvider>
  );
}
