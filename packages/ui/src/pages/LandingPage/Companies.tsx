'use client';

import type { LandingCompany } from '@skillharbor/contract';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { companies, company, companyRow } from './LandingPage.css.ts';

/** Shows companies with open jobs, each with a link to its page. */
export function Companies(props: { companies: readonly LandingCompany[]; href: (slug: string) => string }) {
  const messages = useSiteMessages().landing;
  const RouterLink = useLinkComponent();
  return (
    <section className={companies}>
      <Heading level={2} size="tiny">
        {messages.companies}
      </Heading>
      <ul role="list" className={companyRow}>
        {props.companies.map(({ slug, name, logo }) => (
          <li key={slug}>
            <RouterLink href={props.href(slug)} className={company}>
              <CompanyTile name={name} logo={logo} size={40} lazy />
              <bdi>{name}</bdi>
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
