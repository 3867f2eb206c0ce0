'use client';

import { PageBody } from '../../layout/index.ts';
import { Heading, Link, SearchForm, Text, useMessages } from '../../primitives/index.ts';
import { hero, lead, onDeep, words as wordsStyle } from './LandingPage.css.ts';

interface HeroProps {
  onSearch: (query: string) => void;
  signUpClientHref: string;
}

export function Hero({ onSearch, signUpClientHref }: HeroProps) {
  const words = useMessages().site.landing;
  return (
    <div className={hero}>
      <PageBody spacing="none">
        <div className={wordsStyle}>
          <div className={onDeep}>
            <Heading level={1} size="display">
              {words.title}
            </Heading>
            <div className={lead}>
              <Text size="large" tone="muted">
                {words.lead}
              </Text>
            </div>
          </div>
          <SearchForm
            size="large"
            ground="deep"
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
            buttonLabel={words.search}
            onSearch={onSearch}
          />
          <div className={onDeep}>
            <Text tone="muted">
              {words.forClients} <Link href={signUpClientHref}>{words.findTalent}</Link>
            </Text>
          </div>
        </div>
      </PageBody>
    </div>
  );
}
