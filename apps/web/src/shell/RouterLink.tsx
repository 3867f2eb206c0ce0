import { useToast } from '@skillharbor/ui/primitives';
import type { LinkComponentProps } from '@skillharbor/ui/primitives';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { getCurrentUser } from '../api/currentUser.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { localPath } from '../navigation/localPath.ts';
import { useGoBack } from '../navigation/useGoBack.ts';
import { currentUser } from '../session/currentUser.ts';
import { allowsMotion } from '../platform/allowsMotion.ts';
import { usePrefetch } from './usePrefetch.ts';

/** Renders the links of all components. The router opens pages of the app, and the browser opens other addresses. */
export function RouterLink(props: LinkComponentProps) {
  const { href, 'data-back': back, ...rest } = props;
  const path = localPath(href);
  if (path?.startsWith('/api/') && props.target === undefined) return <FileLink {...props} />;
  const isPage =
    path !== null &&
    !path.startsWith('/media/') &&
    props.target === undefined &&
    props.download === undefined;
  if (!isPage) return <a {...props} />;
  return back ? <BackLink {...props} href={path} /> : <PageLink {...rest} href={path} />;
}

/** The page starts to load before the user presses the link. */
function PageLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} viewTransition={allowsMotion()} {...usePrefetch(href)} {...props} />;
}

/** Goes back to the history entry that the user came from, with its filters, its pages and its scroll position. */
function BackLink({ href, onClick, ...props }: LinkComponentProps) {
  const goBack = useGoBack(href);
  return <Link to={href} {...props} onClick={insteadOf(onClick, goBack)} />;
}

/**
 * Links to a file for signed-in users. The server sends an error to other users, and that error page would replace the
 * app. So the link first checks that the session is valid. If it is not, the guards ask the user to sign in.
 */
function FileLink({ href, onClick, ...props }: LinkComponentProps) {
  const appMessages = useAppMessages();
  const { api, session } = useApp();
  const toast = useToast();

  async function open() {
    try {
      await getCurrentUser(api);
      download(href, typeof props.download === 'string' ? props.download : '');
    } catch (error) {
      const { message = appMessages.notSent } = sendFailure(error, appMessages.notSent, appMessages);
      if (currentUser(session.get()) !== null) toast.show(message);
    }
  }

  return <a href={href} {...props} onClick={insteadOf(onClick, open)} />;
}

/**
 * Downloads a file through a temporary link. The name is used if the server sends no file name. The browser treats an
 * error response as a failed download and stays on the page.
 */
function download(href: string, name: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Runs an action instead of following a link, unless the user opens the link in a new tab or window. */
function insteadOf(onClick: LinkComponentProps['onClick'], act: () => Promise<void>) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void act();
  };
}
