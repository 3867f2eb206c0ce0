'use client';

import type { Role } from '@skillharbor/contract';
import { Check } from 'lucide-react';
import { Badge, Card, Heading, LinkButton, Text, useFormat, useMessages } from '../../primitives/index.ts';
import * as styles from './PlanCard.css.ts';
import { prices, type PlanName } from './plans.ts';

interface PlanCardProps {
  role: Role;
  plan: PlanName;
  signUpHref: string;
}

export function PlanCard({ role, plan, signUpHref }: PlanCardProps) {
  const words = useMessages().site.pricing;
  const format = useFormat();
  const { name, summary, features } = words.plans[role][plan];
  return (
    <Card as="article" padding="large" tone={plan === 'basic' ? 'accent' : 'standard'}>
      <div className={styles.plan}>
        <div className={styles.head}>
          <div className={styles.name}>
            <Heading level={2} size="small">
              {name}
            </Heading>
            {plan === 'basic' && <Badge tone="accent">{words.trial}</Badge>}
          </div>
          <p className={styles.price}>
            <span className={styles.amount}>{format.money(prices[role][plan])}</span>
            <Text as="span" tone="muted">
              {words.perMonth}
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
            {words.start[plan]}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
