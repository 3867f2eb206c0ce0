import type { LinkComponentProps } from '../../primitives/UiProvider/link.ts';

/** Replaces the links of an example, which cannot be followed. */
export function StillLink({ className, children }: LinkComponentProps) {
  return <span className={className}>{children}</span>;
}
