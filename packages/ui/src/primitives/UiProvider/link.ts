import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/**
 * The props of a link component: an anchor's attributes, with a required `href`. `data-back` marks links that go back
 * to the previous history entry, or to `href` if the router does not know that entry.
 */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  'data-back'?: true;
};
export type LinkComponent = ComponentType<LinkComponentProps>;
