/*
 * Limits how many frames in view load at a time, because a browser limits its requests and a machine has few cores.
 */

const AT_ONCE = 3;

const waiting = new Set<() => void>();
let loading = 0;

/**
 * Calls `begin` as soon as one more frame may load. Returns a function that ends the turn, and that may be called
 * twice.
 */
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
