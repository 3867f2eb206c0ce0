'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Frames a step that takes the place of the button that opened it, and gets the focus. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={title} tabIndex={-1}>
      <Card>
        <Stack space="16" align="start">
          <Heading level={3}>{title}</Heading>
          {children}
        </Stack>
      </Card>
    </div>
  );
}
