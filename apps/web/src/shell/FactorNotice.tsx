import { FactorNotice as Notice } from '@skillharbor/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { paths } from '../navigation/paths.ts';
import { siteQuery } from '../site/siteQuery.ts';

/** The notice is loaded separately, because few users see it. */
export function FactorNotice() {
  const { data: site } = useQuery(siteQuery(useApp()));
  return <Notice accountHref={paths.account()} hasPasskeys={site?.passkeys !== false} />;
}
