import type { LinkComponentProps } from './link.ts';

/** Renders a plain link. It is the default, for an app without a router. */
export function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}
