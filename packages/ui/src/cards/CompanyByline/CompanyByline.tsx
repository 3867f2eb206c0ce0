'use client';

import type { Job } from '@skillharbor/contract';
import { Globe } from 'lucide-react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { addressLabel } from '../../primitives/Link/addressLabel.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { byline, names } from './CompanyByline.css.ts';

export interface CompanyBylineProps {
  job: Pick<Job, 'company' | 'company_slug' | 'company_logo' | 'company_website'>;
  /** Returns the address of the company's page. If it is missing, the name is not a link. */
  companyHref?: ((slug: string) => string) | undefined;
}

/** The longest address that is shown in full, in characters. A longer address is shortened to its host. */
export const MAX_SITE_LENGTH = 40;

/**
 * Shows the company that offers a job: its tile, its name and its own site.
 *
 * @use Below the title of a job.
 * @instead {@link CompanyTile} where the name is already shown beside it.
 * @screenreader link: the company's page, and its own site.
 */
export function CompanyByline({ job, companyHref }: CompanyBylineProps) {
  const { facts } = useJobMessages();
  const { company_slug: slug, company_website: website } = job;
  const site = addressLabel(website, MAX_SITE_LENGTH);
  const name = <bdi>{facts.company(job.company)}</bdi>;
  return (
    <div className={byline}>
      <CompanyTile name={slug === null ? null : job.company} logo={job.company_logo} size={64} />
      <div className={names}>
        {slug !== null && companyHref ? (
          <Link href={companyHref(slug)}>{name}</Link>
        ) : (
          <Text as="span" size="large" tone="muted">
            {name}
          </Text>
        )}
        {site !== null && (
          <Text as="span" size="small">
            <Link href={website} tone="quiet" icon={<Globe />} newTab>
              <bdi>{site}</bdi>
            </Link>
          </Text>
        )}
      </div>
    </div>
  );
}
