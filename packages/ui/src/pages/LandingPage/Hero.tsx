'use client';

import { listJobsRules } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SearchForm } from '../../primitives/SearchForm/SearchForm.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { hero, lead, onDeep, body as bodyStyle } from './LandingPage.css.ts';

interface HeroProps {
  jobsHref: string;
  onSearch: ((query: string) => void) | undefined;
  signUpClientHref: string;
}

export function Hero({ jobsHref, onSearch, signUpClientHref }: HeroProps) {
  const messages = useSiteMessages().landing;
  return (
    <div className={hero}>
      <PageBody spacing="none">
        <div className={bodyStyle}>
          <div className={onDeep}>
            <Heading level={1} size="display">
              {messages.title}
            </Heading>
            <div className={lead}>
              <Text size="large" tone="muted">
                {messages.lead}
              </Text>
            </div>
          </div>
          {onSearch && (
            <SearchForm
              size="large"
              ground="deep"
              label={messages.searchLabel}
              placeholder={messages.searchPlaceholder}
              buttonLabel={messages.search}
              maxLength={listJobsRules.search.maxLength}
              action={{ href: jobsHref }}
              onSearch={onSearch}
            />
          )}
          <div className={onDeep}>
            <Text tone="muted">
              {messages.forClients} <Link href={signUpClientHref}>{messages.findTalent}</Link>
            </Text>
          </div>
        </div>
      </PageBody>
    </div>
  );
}
