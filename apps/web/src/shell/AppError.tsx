import { UiProvider } from '@skillharbor/ui/primitives';
import { PageError } from './PageError.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Shows only the error, without the layout, because the layout itself has failed. */
export function AppError() {
  return (
    <UiProvider link={RouterLink}>
      <main id="main" tabIndex={-1}>
        <PageError />
      </main>
    </UiProvider>
  );
}
