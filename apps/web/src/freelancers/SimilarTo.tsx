import type { Freelancer } from '@skillharbor/contract';
import { SimilarFreelancers } from '@skillharbor/ui/cards';
import { useFreelancerMessages } from '@skillharbor/ui/primitives';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { paths } from '../navigation/paths.ts';
import { similarFreelancersQuery } from './queries.ts';

/**
 * Loads similar freelancers after the page of a freelancer. The browser loads them, because rendered pages are cached.
 */
export function SimilarTo({ freelancer }: { freelancer: Freelancer }) {
  const similar = useLoadable(
    similarFreelancersQuery(useApp(), freelancer),
    loadMessages.freelancers(useFreelancerMessages()),
  );
  return <SimilarFreelancers similar={similar} freelancerHref={paths.freelancer} />;
}
