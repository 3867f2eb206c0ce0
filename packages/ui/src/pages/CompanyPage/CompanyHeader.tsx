'use client';

import type { Company } from '@skillharbor/contract';
import { BadgeCheck, Globe, Pencil } from 'lucide-react';
import { DecisionRecord } from '../../cards/DecisionRecord/DecisionRecord.tsx';
import { MAX_SITE_LENGTH } from '../../cards/CompanyByline/CompanyByline.tsx';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { facts, header, names } from './CompanyPage.css.ts';

interface CompanyHeaderProps {
  company: Company;
  editHref: string | null;
}

export function CompanyHeader({ company, editHref }: CompanyHeaderProps) {
  const messages = useCompanyMessages().page;
  const format = useFormat();
  const { name, logo, logo_2x: logo2x, website, open_jobs: openJobs } = company;
  const site = addressLabel(website, MAX_SITE_LENGTH);
  return (
    <div className={header}>
      <CompanyTile name={name} logo={logo} logo2x={logo2x} size={96} />
      <div className={names}>
        <Heading level={1}>
          <bdi>{name}</bdi>
        </Heading>
        <div className={facts}>
          {site !== null && (
            <Link href={website} icon={<Globe />} newTab>
              <bdi>{site}</bdi>
            </Link>
          )}
          {company.domain && (
            <Badge tone="positive" icon={<BadgeCheck />}>
              {messages.domainConfirmed}
            </Badge>
          )}
          <Text as="span" tone="muted" numeric>
            {messages.openJobs(openJobs, format.number(openJobs))}
          </Text>
        </div>
        <DecisionRecord record={company.decision_record} />
      </div>
      {editHref !== null && (
        <LinkButton href={editHref} icon={<Pencil />}>
          {messages.edit}
        </LinkButton>
      )}
    </div>
  );
}
