import { JobEvidence } from '@skillharbor/ui/cards';
import { useEvidenceMessages } from '@skillharbor/ui/primitives';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { evidenceQuery } from './queries.ts';

/**
 * Loads the evidence about a job. The browser loads it, because rendered pages are cached, and these numbers change
 * more often.
 */
export function EvidenceOfJob({ jobId }: { jobId: number }) {
  const evidence = useLoadable(evidenceQuery(useApp(), jobId), loadMessages.evidence(useEvidenceMessages()));
  return <JobEvidence evidence={evidence} />;
}
