import type { LinkComponentProps } from '@skillharbor/ui/primitives';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { freshen } from '../session/freshen.ts';
import { useApp } from '../useApp.ts';

/** The components' links: a page of ours through the router, everything else as the browser does it. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  if (href.startsWith('/api/')) return <FileLink href={href} {...props} />;
  const isPage = /^\/(?!media\/|\/)/.test(href) && props.target === undefined && props.download === undefined;
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

/** A file for somebody who is signed in. The cookie that says so may have run out while they were reading. */
function FileLink({ href, onClick, ...props }: LinkComponentProps) {
  const { api } = useApp();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void freshen(api).then(() => window.location.assign(href));
  }

  return <a href={href} {...props} onClick={open} />;
}
