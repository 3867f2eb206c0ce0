'use client';

import { Flag } from 'lucide-react';
import { useReportingMessages } from '../../messages/useReportingMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useReport } from './report.ts';
import type { Reportable } from './report.ts';

export interface ReportButtonProps extends Reportable {
  /** Shows the icon alone, for a card or a message. */
  compact?: boolean;
  /** What the button says where it is not a mere report. */
  label?: string;
}

/**
 * Opens the dialog that reports something which should not be on the site.
 *
 * @use At the foot of a page or a card that shows what other users wrote, inside a `ReportContext`.
 * @content The button is quiet, because few readers need it.
 * @screenreader button: that it reports, and what.
 */
export function ReportButton({ subjects, name, compact = false, label }: ReportButtonProps) {
  const messages = useReportingMessages();
  const shown = label ?? messages.report;
  const onReport = useReport();
  if (!onReport) return null;
  const fullLabel = shown + messages.about(name);
  const onClick = () => onReport({ subjects, name });
  if (compact)
    return <IconButton label={fullLabel} icon={<Flag size="1rem" />} size="small" onClick={onClick} />;
  return (
    <Button variant="quiet" icon={<Flag />} onClick={onClick}>
      {/* In two parts, the name would have a space before its colon. */}
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{fullLabel}</VisuallyHidden>
    </Button>
  );
}
