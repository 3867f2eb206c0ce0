'use client';

import type { Role } from '@skillharbor/contract';
import { Check } from 'lucide-react';
import { usePricingMessages } from '../../messages/usePricingMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './PlanCard.css.ts';
import { prices } from './plans.ts';
import type { PlanName } from './plans.ts';

interface PlanCardProps {
  role: Role;
  plan: PlanName;
  signUpHref: string;
}

export function PlanCard({ role, plan, signUpHref }: PlanCardProps) {
  const messages = usePricingMessages();
  const format = useFormat();
  const { name, summary, features } = messages.plans[role][plan];
  return (
    <Card as="article" padding="large" tone={plan === 'basic' ? 'accent' : 'standard'}>
      <div className={styles.plan}>
        <div className={styles.head}>
          <div className={styles.name}>
            <Heading level={2} size="small">
              {name}
            </Heading>
            {plan === 'basic' && <Badge tone="accent">{messages.trial}</Badge>}
          </div>
          <p className={styles.price}>
            <span className={styles.amount}>{format.money(prices[role][plan], 'USD')}</span>
            <Text as="span" tone="muted">
              {messages.perMonth}
            </Text>
          </p>
          <Text tone="muted">{summary}</Text>
        </div>
        <ul role="list" className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <span className={styles.tick}>
                <Check />
              </span>
              {feature}
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <LinkButton href={signUpHref} variant={plan === 'basic' ? 'primary' : 'secondary'} fullWidth>
            {messages.start[plan]}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
