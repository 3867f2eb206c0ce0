import type { LinkComponentProps } from '@skillharbor/ui/primitives';
import { Link } from 'react-router-dom';

/** The components' links: a page of ours through the router, everything else as the browser does it. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const isPage =
    /^\/(?!api\/|media\/|\/)/.test(href) && props.target === undefined && props.download === undefined;
  return isPage ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
