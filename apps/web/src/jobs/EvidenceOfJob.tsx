import { JobEvidence } from '@skillharbor/ui/cards';
import { useEvidenceMessages } from '@skillharbor/ui/primitives';
import { loadMessages } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { evidenceQuery } from './queries.ts';

/** Loads what is known about a job. Rendered pages are stored, and these numbers change more often, so the browser loads them. */
export function EvidenceOfJob({ jobId }: { jobId: number }) {
  const evidence = useLoadable(evidenceQuery(useApp(), jobId), loadMessages.evidence(useEvidenceMessages()));
  return <JobEvidence evidence={evidence} />;
}
