'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Fills a panel while its fields are loading. */
export function PanelSkeleton() {
  const { working } = usePrimitiveMessages();
  return (
    <Stack space="16">
      <VisuallyHidden role="status">{working}</VisuallyHidden>
      {['60%', '80%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </Stack>
  );
}
