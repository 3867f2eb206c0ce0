'use client';

import type { Freelancer } from '@skillharbor/contract';
import { Clock, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { action as actionStyle, summary } from './Profile.css.ts';

/**
 * The maximum length of an address, in characters. An address of this length fits on two lines at the side of the page.
 */
const MAX_ADDRESS_LENGTH = 56;

/** Shows the information that readers base a decision on: the rate, the details and the reader's actions. */
export function ProfileSummary({ freelancer, action }: { freelancer: Freelancer; action: ReactNode }) {
  const { facts } = useFreelancerMessages();
  const format = useFormat();
  const { hourly_rate: rate, rate_currency: currency, experience, portfolio_link: link } = freelancer;
  const label = addressLabel(link, MAX_ADDRESS_LENGTH);
  const missing = <Text tone="muted">{facts.notGiven}</Text>;

  return (
    <Card>
      <div className={summary}>
        {rate === null ? (
          <Text tone="muted">{facts.noRate}</Text>
        ) : (
          <Text size="large" weight="strong" numeric>
            {facts.perHour(format.money(rate, currency))}
          </Text>
        )}
        {action && <div className={actionStyle}>{action}</div>}
        <DescriptionList
          layout="side"
          items={[
            {
              term: facts.experience,
              value: experience ? <bdi>{facts.experienceYears(experience)}</bdi> : missing,
              icon: <Clock />,
            },
            {
              term: facts.portfolioLink,
              value:
                label === null ? (
                  missing
                ) : (
                  <Link href={link} newTab>
                    {label}
                  </Link>
                ),
              icon: <Globe />,
              wide: true,
            },
          ]}
        />
      </div>
    </Card>
  );
}
