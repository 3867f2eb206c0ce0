'use client';

import { Mark, PageBody } from '../../layout/index.ts';
import { Heading, Link, SearchForm, Text, useMessages } from '../../primitives/index.ts';
import { hero, lead, light, words as wordsStyle } from './LandingPage.css.ts';

interface HeroProps {
  onSearch: (query: string) => void;
  signUpClientHref: string;
}

export function Hero({ onSearch, signUpClientHref }: HeroProps) {
  const words = useMessages().site.landing;
  return (
    <div className={hero}>
      <Light />
      <PageBody spacing="none">
        <div className={wordsStyle}>
          <Heading level={1} size="display">
            {words.title}
          </Heading>
          <div className={lead}>
            <Text size="large" tone="muted">
              {words.lead}
            </Text>
          </div>
          <SearchForm
            size="large"
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
            buttonLabel={words.search}
            onSearch={onSearch}
          />
          <Text tone="muted">
            {words.forClients} <Link href={signUpClientHref}>{words.findTalent}</Link>
          </Text>
        </div>
      </PageBody>
    </div>
  );
}

function Light() {
  return (
    <span className={light}>
      <Mark size={600} />
    </span>
  );
}
