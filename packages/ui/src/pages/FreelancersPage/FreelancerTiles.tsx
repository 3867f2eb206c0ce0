'use client';

import type { Freelancer } from '@skillharbor/contract';
import { memo } from 'react';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { FreelancerCard } from '../../cards/FreelancerCard/FreelancerCard.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { useMark } from '../../cards/useMark.tsx';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';

export interface FreelancerTilesProps {
  freelancers: readonly Freelancer[];
  /** The words of the search that found the freelancers, or '' if there was no search. */
  words: string;
  /** True while the filter panel is beside the list. */
  narrow: boolean;
  /** True while more freelancers are loading. */
  pending: boolean;
  freelancerHref: (id: number) => string;
}

/** The number of cards on a large first screen, which shows two rows. */
const FIRST_SCREEN_CARDS = 8;

const columns = { phone: '1', tablet: '3', desktop: '4' } as const;

/** A card renders again only if its props change, because the page renders with each letter that the user types. */
const Tile = memo(FreelancerCard);

export function FreelancerTiles({
  freelancers,
  words,
  narrow,
  pending,
  freelancerHref,
}: FreelancerTilesProps) {
  const list = useFocusFirstNew(
    freelancers.map(({ id }) => id),
    pending,
  );
  const mark = useMark(words);
  return (
    <div ref={list}>
      <Tiles as="ul" space="16" columns={narrow ? { ...columns, tablet: '2', desktop: '3' } : columns}>
        {freelancers.map((freelancer, index) => (
          <li key={freelancer.id}>
            <Tile
              freelancer={freelancer}
              href={freelancerHref(freelancer.id)}
              lazy={index >= FIRST_SCREEN_CARDS}
              mark={mark}
            />
          </li>
        ))}
      </Tiles>
    </div>
  );
}

/** Keeps the layout of the list while it loads, and says what is loading. */
export function FreelancerTilesSkeleton() {
  const messages = useFreelancerMessages().directory;
  return (
    <Stack space="12">
      <Spinner label={messages.loading} />
      <Tiles space="16" columns={columns}>
        {['40%', '56%', '48%', '52%', '44%', '60%', '50%', '46%'].map((width) => (
          <CardSkeleton key={width} of="freelancer" width={width} />
        ))}
      </Tiles>
    </Stack>
  );
}
