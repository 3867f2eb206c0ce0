import type { LinkComponentProps } from './link.ts';

/** The default link, for an app without a router. */
export function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}
