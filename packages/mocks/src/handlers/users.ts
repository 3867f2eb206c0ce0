import { routesOf } from '../http.ts';
import type { State } from '../state.ts';

export function userHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('getCurrentUser', ({ person }) => ({ status: 200, body: person })),

    on('updateCurrentUser', ({ person, body: { language } }) => {
      person.language = language;
      return { status: 200, body: person };
    }),
  ];
}
