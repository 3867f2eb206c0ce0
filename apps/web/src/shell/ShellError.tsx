import { Frame } from './Frame.tsx';
import { PageError } from './PageError.tsx';

/** The last resort: something outside the pages broke. */
export function ShellError() {
  return (
    <Frame>
      <PageError />
    </Frame>
  );
}
