import { UiProvider } from '@skillharbor/ui/primitives';
import { PageError } from './PageError.tsx';
import { RouterLink } from './RouterLink.tsx';

/** The last resort: the layout itself broke, so the error stands alone. */
export function AppError() {
  return (
    <UiProvider link={RouterLink}>
      <main id="main" tabIndex={-1}>
        <PageError />
      </main>
    </UiProvider>
  );
}
