'use client';

import type { ListedJob } from '@skillharbor/contract';
import { JobPage } from '@skillharbor/ui/pages';

/** The props of `JobPage` include functions, which a server component cannot pass. */
export function Job({ job, today }: { job: ListedJob; today: string }) {
  return (
    <JobPage
      job={{ status: 'ready', data: job }}
      action={{ kind: 'apply', href: '#apply' }}
      evidence={null}
      related={null}
      questions={null}
      invitation={null}
      jobHref={(id) => `/job/${id}`}
      companyHref={(slug) => `#${slug}`}
      listingsHref="/"
      instead={null}
      today={today}
    />
  );
}
