'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';
import { english, type Messages } from '../../messages/english.ts';
import { formatFor, type Format } from './format.ts';

/** What a link component receives: an anchor's attributes, and always a `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps>;

interface Ui {
  link: LinkComponent;
  locale: string;
  messages: Messages;
}

const UiContext = createContext<Ui>({ link: PlainLink, locale: 'en-US', messages: english });

/** Tells the components which link the router wants, which language to speak, and how numbers are written. */
export function UiProvider({ children, ...given }: Partial<Ui> & { children: ReactNode }) {
  const usual = useContext(UiContext);
  return (
    // A strict policy of the page refuses <style> elements written at run time; every style is in a file.
    <CSPProvider disableStyleElements>
      <UiContext
        value={{
          link: given.link ?? usual.link,
          locale: given.locale ?? usual.locale,
          messages: given.messages ?? usual.messages,
        }}
      >
        {children}
      </UiContext>
    </CSPProvider>
  );
}

/** The words, in the reader's language. */
export function useMessages(): Messages {
  return useContext(UiContext).messages;
}

export function useFormat(): Format {
  return formatFor(useContext(UiContext).locale);
}

/** The router's link, for components that draw their own. */
export function useLinkComponent(): LinkComponent {
  return useContext(UiContext).link;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}
