import { useToast } from '@skillharbor/ui/primitives';
import type { LinkComponentProps } from '@skillharbor/ui/primitives';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { getCurrentUser } from '../api/account.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { localPath } from '../navigation/localPath.ts';
import { useGoBack } from '../navigation/useGoBack.ts';
import { currentUser } from '../session/currentUser.ts';
import { allowsMotion } from '../platform/allowsMotion.ts';
import { usePrefetch } from './usePrefetch.ts';

/** The components' links: a page of ours through the router, everything else as the browser does it. */
export function RouterLink(props: LinkComponentProps) {
  const { href, 'data-back': back, ...rest } = props;
  const path = localPath(href);
  if (path?.startsWith('/api/')) return <FileLink {...props} />;
  const isPage =
    path !== null &&
    !path.startsWith('/media/') &&
    props.target === undefined &&
    props.download === undefined;
  if (!isPage) return <a {...props} />;
  return back ? <BackLink {...props} href={path} /> : <PageLink {...rest} href={path} />;
}

/** The page is on its way before the link is pressed. */
function PageLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} viewTransition={allowsMotion()} {...usePrefetch(href)} {...props} />;
}

/** Leads to the very entry of the history that the user came from, with its filters, its pages and its place. */
function BackLink({ href, onClick, ...props }: LinkComponentProps) {
  const goBack = useGoBack(href);
  return <Link to={href} {...props} onClick={insteadOf(onClick, goBack)} />;
}

/**
 * A file for a user who is signed in. The server would answer anyone else with an error that takes the place of the
 * app: whether the session still holds is found out first, and where it does not, the guards ask to sign in.
 */
function FileLink({ href, onClick, ...props }: LinkComponentProps) {
  const appMessages = useAppMessages();
  const { api, session } = useApp();
  const toast = useToast();

  async function open() {
    try {
      await getCurrentUser(api);
      download(href);
    } catch (error) {
      const { message = appMessages.notSent } = sendFailure(error, appMessages.notSent, appMessages);
      if (currentUser(session.get()) !== null) toast.show(message);
    }
  }

  return <a href={href} {...props} onClick={insteadOf(onClick, open)} />;
}

/** The browser takes an error in answer to such a link for a failed download, and stays where it is. */
function download(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Does something else than follow a link, unless it is to be opened in a tab or a window of its own. */
function insteadOf(onClick: LinkComponentProps['onClick'], act: () => Promise<void>) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void act();
  };
}
