'use client';

import type { Company } from '@skillharbor/contract';
import { BadgeCheck, CalendarDays, Globe, MapPin, Pencil, UsersRound } from 'lucide-react';
import { MAX_SITE_LENGTH } from '../../cards/CompanyByline/CompanyByline.tsx';
import { useCompanyMessages } from '../../messages/useCompanyMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { tileColor } from '../../primitives/CompanyTile/tileColor.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { ReactNode } from 'react';
import * as styles from './CompanyPage.css.ts';

interface CompanyHeaderProps {
  company: Company;
  editHref: string | null;
}

export function CompanyHeader({ company, editHref }: CompanyHeaderProps) {
  const { page: messages, edit } = useCompanyMessages();
  const format = useFormat();
  const { name, logo, logo_2x: logo2x, website, size, founded, location, open_jobs: openJobs } = company;
  const hasFacts = size !== null || founded !== null || location !== '';
  const site = addressLabel(website, MAX_SITE_LENGTH);
  return (
    <div className={styles.header}>
      <div aria-hidden className={`${styles.band} ${tileColor(name)}`} />
      <div className={styles.row}>
        <span className={styles.logo}>
          <CompanyTile name={name} logo={logo} logo2x={logo2x} size={96} />
        </span>
        <div className={styles.names}>
          <Heading level={1}>
            <bdi>{name}</bdi>
          </Heading>
          {hasFacts && (
            <div className={styles.facts}>
              {size !== null && <Fact icon={<UsersRound />}>{edit.sizes[size]}</Fact>}
              {founded !== null && <Fact icon={<CalendarDays />}>{messages.founded(String(founded))}</Fact>}
              {location !== '' && (
                <Fact icon={<MapPin />}>
                  <VisuallyHidden>{messages.location}: </VisuallyHidden>
                  <bdi>{location}</bdi>
                </Fact>
              )}
            </div>
          )}
          <div className={styles.facts}>
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
        </div>
        {editHref !== null && (
          <div className={styles.edit}>
            <LinkButton href={editHref} icon={<Pencil />}>
              {messages.edit}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
