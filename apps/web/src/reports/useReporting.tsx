import type { Reportable } from '@skillharbor/ui/cards';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { latePart } from '../loading/latePart.tsx';

/** Loads the dialog separately, because few users ever report something. */
const ReportDialog = latePart(async () => (await import('./ReportDialog.tsx')).ReportDialog, {
  isNeeded: ({ open }) => open,
});

interface Asked {
  /** A new number for each press, so that each dialog begins with an empty form. */
  number: number;
  reportable: Reportable;
  isOpen: boolean;
}

/** Returns the function that opens the dialog, and an element that must be rendered once. */
export function useReporting(): { onReport: (reportable: Reportable) => void; element: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const onReport = useCallback(
    (reportable: Reportable) =>
      setAsked((before) => ({ number: (before?.number ?? 0) + 1, reportable, isOpen: true })),
    [],
  );
  return {
    onReport,
    element: asked && (
      // The dialog stays mounted while it fades out.
      <ReportDialog
        key={asked.number}
        open={asked.isOpen}
        reportable={asked.reportable}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    ),
  };
}
