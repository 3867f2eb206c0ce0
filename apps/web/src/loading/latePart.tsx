import { ChunkError, ErrorState } from '@skillharbor/ui/primitives';
import { Component, lazy, memo, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAppMessages } from '../app/useAppMessages.ts';
import { chunk } from '../platform/chunk.ts';
import { reload } from '../platform/reload.ts';

interface LatePartOptions<Props> {
  /**
   * The content that is shown while the part loads. Without this content, a failure of the part is not shown either.
   */
  waiting?: ReactNode;
  /** Returns true once the user has asked for the part. Only then may its failure replace the page. */
  isNeeded?: (props: Props) => boolean;
}

/** Returns a component that loads after the page. If it cannot be loaded, the rest of the page stays as it is. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, isNeeded = () => false }: LatePartOptions<Props> = {},
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await chunk(load) }));

  // If a part that the server rendered were updated before its code has loaded, React would replace it, and a press on
  // it would be lost.
  return memo(function LatePart(props: Props) {
    const failed = (error: unknown) => {
      if (!(error instanceof ChunkError) || isNeeded(props)) throw error;
      return waiting !== null && <MissingPart />;
    };
    return (
      <PartBoundary failed={failed}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  });
}

interface PartBoundaryProps {
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches the failure of a part. React supports this only in class components. */
class PartBoundary extends Component<PartBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}

/**
 * A browser does not load a script again after a failure, so another attempt reloads the page. The drafts of the page
 * are saved.
 */
function MissingPart() {
  return <ErrorState message={useAppMessages().partMissing} onRetry={() => void reload()} />;
}
