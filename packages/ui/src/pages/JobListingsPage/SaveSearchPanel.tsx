import { SavedSearchForm } from '../../forms/SavedSearchForm/SavedSearchForm.tsx';
import type { SavedSearchFormProps } from '../../forms/SavedSearchForm/SavedSearchForm.tsx';
import { Card } from '../../primitives/Card/Card.tsx';

/** Holds the form in which the user saves the search of the list. */
export function SaveSearchPanel(props: Pick<SavedSearchFormProps, 'search' | 'submission' | 'onSubmit'>) {
  return (
    <Card>
      <SavedSearchForm {...props} />
    </Card>
  );
}
