'use client';

import type { ListedFreelancer } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { FreelancerCard } from '../FreelancerCard/FreelancerCard.tsx';

export interface Similar {
  /** The English name of the skill that all of these freelancers have, or null if they are simply the newest. */
  skill: string | null;
  freelancers: readonly ListedFreelancer[];
}

export interface SimilarFreelancersProps {
  /** The other freelancers, and the skill that they share. */
  similar: Loadable<Similar>;
  freelancerHref: (id: number) => string;
}

/** A single card is as wide as one of three, because a larger picture would outweigh the page's own freelancer. */
const columns = { phone: '1', tablet: '3' } as const;

/**
 * Shows other freelancers, and says what they have in common with the freelancer of the page.
 *
 * @use At the end of a freelancer's page. The section is not shown if there are no other freelancers, or if they do not
 *   load.
 * @screenreader heading: the skill that the freelancers share.
 */
export function SimilarFreelancers({ similar, freelancerHref }: SimilarFreelancersProps) {
  const { freelancer: messages, skillName } = useFreelancerMessages();
  if (similar.status === 'loading')
    return (
      <Stack space="16">
        <Skeleton width="14rem" height="1.5rem" />
        <Tiles space="16" columns={columns}>
          {['40%', '56%', '48%'].map((width) => (
            <CardSkeleton key={width} of="freelancer" width={width} />
          ))}
        </Tiles>
      </Stack>
    );
  if (similar.status === 'error' || similar.data.freelancers.length === 0) return null;
  const { skill, freelancers } = similar.data;
  return (
    <Section space="16" title={skill === null ? messages.others : messages.othersWith(skillName(skill))}>
      <Tiles as="ul" space="16" columns={columns}>
        {freelancers.map((freelancer) => (
          <li key={freelancer.id}>
            <FreelancerCard freelancer={freelancer} href={freelancerHref(freelancer.id)} level={3} lazy />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
