/*
 * A browser has a limit of requests, and a machine of processors: of all frames that are in view, some load at a time.
 */

const AT_ONCE = 3;

const waiting = new Set<() => void>();
let loading = 0;

/** Calls back once there is room. Returns how to give the turn back, which may be done more than once. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const start = () => {
    waiting.delete(start);
    state = 'loading';
    loading += 1;
    begin();
  };
  waiting.add(start);
  startNext();
  return () => {
    waiting.delete(start);
    if (state === 'loading') loading -= 1;
    state = 'done';
    startNext();
  };
}

function startNext() {
  const [next] = waiting;
  if (next && loading < AT_ONCE) next();
}
