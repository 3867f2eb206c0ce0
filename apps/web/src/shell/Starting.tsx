import { words } from '../words.ts';
import { Frame } from './Frame.tsx';

/** Before the first page is there: the frame, so that nothing jumps when it comes. */
export function Starting() {
  return (
    <>
      <title>{words.siteName}</title>
      <Frame busy />
    </>
  );
}
