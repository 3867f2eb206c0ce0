import { Card } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { beside, inside } from './CardSkeleton.css.ts';

export interface CardSkeletonProps {
  /** The kind of card that will appear. It determines the height of the skeleton. */
  of: 'job' | 'application' | 'myJob' | 'freelancer' | 'applicant';
  /** The width of the title, as a CSS length. */
  width: string;
}

/**
 * Takes the place of a card while its list is loading.
 *
 * @use Once for each expected card, below a single {@link Spinner}.
 * @instead {@link Skeleton} for other shapes.
 */
export function CardSkeleton({ of, width }: CardSkeletonProps) {
  return (
    <Card padding={of === 'job' ? 'none' : 'standard'}>
      <div className={inside({ of })}>
        <Lines of={of} width={width} />
      </div>
    </Card>
  );
}

function Lines({ of, width }: CardSkeletonProps) {
  switch (of) {
    case 'job':
      return (
        <Inline space="12" wrap={false}>
          <Skeleton width="2.5rem" height="2.5rem" />
          <div className={beside}>
            <Stack space="8">
              <Skeleton width={width} height="1.25rem" />
              <Skeleton width="70%" />
            </Stack>
          </div>
        </Inline>
      );
    case 'application':
      return (
        <Stack space="12">
          <Skeleton width={width} height="1.25rem" />
          <Skeleton width="34%" />
          <Skeleton lines={2} width="70%" />
        </Stack>
      );
    case 'myJob':
      return (
        <Stack space="16">
          <Skeleton width={width} height="1.25rem" />
          <Skeleton width="60%" />
        </Stack>
      );
    case 'freelancer':
      return (
        <Stack space="16">
          <Skeleton shape="block" height="9.5rem" />
          <Skeleton width={width} height="1.25rem" />
          <Skeleton lines={3} />
        </Stack>
      );
    case 'applicant':
      return (
        <Inline space="16" wrap={false}>
          <Skeleton shape="circle" width="4rem" height="4rem" />
          <Stack space="12">
            <Skeleton width="10rem" height="1.25rem" />
            <Skeleton width={width} />
          </Stack>
        </Inline>
      );
  }
}
