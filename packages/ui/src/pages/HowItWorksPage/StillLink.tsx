import type { LinkComponentProps } from '../../primitives/UiProvider/link.ts';

/** Renders only the content of a link, because the links of an example cannot be followed. */
export function StillLink({ className, children }: LinkComponentProps) {
  return <span className={className}>{children}</span>;
}
