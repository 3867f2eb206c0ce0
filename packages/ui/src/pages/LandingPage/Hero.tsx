'use client';

import { listFreelancersRules, listJobsRules } from '@skillharbor/contract';
import type { LandingPromise } from '@skillharbor/contract';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { ExampleApplication } from './ExampleApplication.tsx';
import * as styles from './Hero.css.ts';

/** A search on the page: for jobs or for freelancers. */
export type Side = 'work' | 'talent';
const sides = ['work', 'talent'] as const;
const maxLengths = {
  work: listJobsRules.search.maxLength,
  talent: listFreelancersRules.search.maxLength,
} satisfies Record<Side, number>;

export interface PopularSearch {
  label: string;
  count: number;
  href: string;
}

interface HeroProps {
  side: Side;
  onSideChange: (side: Side) => void;
  /**
   * The addresses of the list of jobs and the list of freelancers. Each list reads its search from the parameter
   * `search`.
   */
  listHrefs: Record<Side, string>;
  onSearch: (side: Side, query: string) => void;
  /** The popular searches, or null while they load. */
  popular: readonly PopularSearch[] | null;
  promise: LandingPromise | null;
  today: string;
}

export function Hero({ side, onSideChange, listHrefs, onSearch, popular, promise, today }: HeroProps) {
  const messages = useSiteMessages().landing;
  return (
    <div className={styles.hero}>
      <PageBody spacing="none">
        <div className={styles.columns}>
          <div className={styles.promise}>
            <div className={styles.onDeep}>
              <Heading level={1} size="display">
                {messages.title}
              </Heading>
              <Text size="large" tone="muted">
                {messages.lead}
              </Text>
            </div>
            <div className={styles.find}>
              <SideSwitch side={side} onChange={onSideChange} />
              <SearchForm
                size="large"
                ground="deep"
                label={messages.searchLabels[side]}
                placeholder={messages.searchPlaceholders[side]}
                buttonLabel={messages.search}
                maxLength={maxLengths[side]}
                action={{ href: listHrefs[side] }}
                onSearch={(query) => onSearch(side, query)}
              />
              <PopularSearches searches={popular} />
            </div>
          </div>
          <ExampleApplication promise={promise} today={today} />
        </div>
      </PageBody>
    </div>
  );
}

function SideSwitch({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const messages = useSiteMessages().landing;
  const name = useId();
  const group = useRef<HTMLDivElement>(null);

  // The user may have chosen the other search before hydration.
  const adopt = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    for (const one of sides) if (one === chosen && one !== side) onChange(one);
  });
  useEffect(() => adopt(), []);

  return (
    <div ref={group} role="radiogroup" aria-label={messages.find} className={styles.sides}>
      {sides.map((one) => (
        <label key={one} className={styles.side}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === side}
            onChange={() => onChange(one)}
            className={styles.radio}
          />
          {messages.sides[one]}
        </label>
      ))}
    </div>
  );
}

/** Reserves the space of the searches while they load, so that nothing moves when they appear. */
function PopularSearches({ searches }: { searches: readonly PopularSearch[] | null }) {
  const messages = useSiteMessages().landing;
  const format = useFormat();
  const RouterLink = useLinkComponent();
  const labelId = useId();
  if (!searches) return <div className={styles.popular} />;
  if (searches.length === 0) return null;
  return (
    <div className={styles.popular}>
      <span id={labelId} className={styles.popularLabel}>
        {messages.popular}
      </span>
      <ul role="list" aria-labelledby={labelId} className={styles.chips}>
        {searches.map(({ label, count, href }) => (
          <li key={href}>
            <RouterLink href={href} className={styles.chip}>
              <bdi>{label}</bdi> <span className={styles.count}>{format.number(count)}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
