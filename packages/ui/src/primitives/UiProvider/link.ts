import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/**
 * The props of a link component: an anchor's attributes, and always an `href`. `data-back` marks links that lead back
 * to the history entry that the user came from, or to `href` if the router does not know it.
 */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  'data-back'?: true;
};
export type LinkComponent = ComponentType<LinkComponentProps>;
