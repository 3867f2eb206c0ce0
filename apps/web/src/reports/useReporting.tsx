import type { Reportable } from '@skillharbor/ui/cards';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { latePart } from '../loading/latePart.tsx';

/** Loads the dialog separately, because few users report anything. */
const ReportDialog = latePart(async () => (await import('./ReportDialog.tsx')).ReportDialog, {
  isNeeded: ({ open }) => open,
});

interface Asked {
  reportable: Reportable;
  isOpen: boolean;
}

/** Returns the function that opens the dialog, and an element that must be rendered once. */
export function useReporting(): { onReport: (reportable: Reportable) => void; element: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const onReport = useCallback((reportable: Reportable) => setAsked({ reportable, isOpen: true }), []);
  return {
    onReport,
    element: asked && (
      // The dialog stays mounted, so that the user can continue a report about the same subject after closing the
      // dialog.
      <ReportDialog
        key={JSON.stringify(asked.reportable.subjects)}
        open={asked.isOpen}
        reportable={asked.reportable}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    ),
  };
}
