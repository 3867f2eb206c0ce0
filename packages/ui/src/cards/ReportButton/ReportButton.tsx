'use client';

import { Flag } from 'lucide-react';
import { useReportingMessages } from '../../messages/useReportingMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { edge } from './ReportButton.css.ts';
import { useReport } from './report.ts';
import type { Reportable } from './report.ts';

export interface ReportButtonProps extends Reportable {
  /** Shows the icon alone, for a card or a message. */
  compact?: boolean;
  /** The label of the button, if the button does more than report. */
  label?: string;
  /** The look of the button. Use `secondary` beside other buttons with a border. Default: `quiet`. */
  variant?: 'quiet' | 'secondary';
}

/**
 * Opens the dialog for a report about something that should not be on the site.
 *
 * @use At the foot of a page or a card that shows what other users wrote, inside a `ReportContext`.
 * @content The button is unobtrusive, because few readers need it.
 * @screenreader button: that it reports, and what it reports.
 */
export function ReportButton(props: ReportButtonProps) {
  const { subjects, name, compact = false, label, variant = 'quiet' } = props;
  const messages = useReportingMessages();
  const shown = label ?? messages.report;
  const onReport = useReport();
  if (!onReport) return null;
  const fullLabel = shown + messages.about(name);
  const onClick = () => onReport({ subjects, name });
  if (compact)
    return <IconButton label={fullLabel} icon={<Flag size="1rem" />} size="small" onClick={onClick} />;
  return (
    <span className={label === undefined ? edge : undefined}>
      <Button variant={variant} icon={<Flag />} onClick={onClick}>
        {/* In two parts, the accessible name would have a space before its colon. */}
        <span aria-hidden>{shown}</span>
        <VisuallyHidden>{fullLabel}</VisuallyHidden>
      </Button>
    </span>
  );
}
