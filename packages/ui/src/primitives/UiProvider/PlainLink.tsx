import type { LinkComponentProps } from './context.ts';

/** A link where there is no router. */
export function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}
