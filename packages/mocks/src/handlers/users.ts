import { routes } from '../http.ts';
import type { State } from '../state.ts';

export function userHandlers(state: State) {
  const on = routes(state);
  return [
    on.person('getCurrentUser', ({ person }) => ({ status: 200, body: person })),

    on.person('updateCurrentUser', ({ person, body: { language } }) => {
      person.language = language;
      return { status: 200, body: person };
    }),
  ];
}
