import { ApplicantCard } from '../../src/cards/ApplicantCard/ApplicantCard.tsx';
import applicantCard, { Accepted } from '../../src/cards/ApplicantCard/ApplicantCard.stories.tsx';
import { JobCard } from '../../src/cards/JobCard/JobCard.tsx';
import jobCard, { Closed, DeadlineSoon } from '../../src/cards/JobCard/JobCard.stories.tsx';
import { JobPage } from '../../src/pages/JobPage/JobPage.tsx';
import jobPage from '../../src/pages/JobPage/JobPage.stories.tsx';
import { LandingPage } from '../../src/pages/LandingPage/LandingPage.tsx';
import landingPage from '../../src/pages/LandingPage/LandingPage.stories.tsx';
import { SignInPage } from '../../src/pages/SignInPage/SignInPage.tsx';
import signInPage from '../../src/pages/SignInPage/SignInPage.stories.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Tabs } from '../../src/primitives/Tabs/Tabs.tsx';
import type { Theme } from '../../src/theme/theme.ts';
import { theme as names } from '../../src/theme/theme.css.ts';
import { themeProperties } from '../../src/tokens/sheet.ts';

interface PreviewProps {
  theme: Theme;
  scheme: 'light' | 'dark';
}

/** Shows stories of pages and cards in the chosen theme. */
export function Preview({ theme, scheme }: PreviewProps) {
  return (
    <div
      style={{
        ...themeProperties(theme, scheme),
        colorScheme: scheme,
        // Pages are designed for the width of a window. The space beside the fields is narrower, so the pages are
        // scaled down.
        zoom: 0.7,
        maxBlockSize: 'calc((100vh - 48px) / 0.7)',
        padding: 16,
        border: `1px solid ${names.color.line}`,
        color: names.color.text,
        backgroundColor: names.color.canvas,
        fontFamily: names.font.text,
        overflowX: 'clip',
        overflowY: 'auto',
      }}
    >
      <Tabs
        label="What to look at"
        tabs={[
          { value: 'landing', label: 'Landing page', panel: <LandingPage {...landingPage.args} /> },
          { value: 'job', label: 'Job', panel: <JobPage {...jobPage.args} /> },
          { value: 'form', label: 'Form', panel: <SignInPage {...signInPage.args} /> },
          { value: 'cards', label: 'Cards', panel: <Cards /> },
        ]}
      />
    </div>
  );
}

function Cards() {
  return (
    <Stack space="16">
      <JobCard {...jobCard.args} />
      <JobCard {...jobCard.args} {...DeadlineSoon.args} />
      <JobCard {...jobCard.args} {...Closed.args} />
      <ApplicantCard {...applicantCard.args} />
      <ApplicantCard {...applicantCard.args} {...Accepted.args} />
    </Stack>
  );
}
