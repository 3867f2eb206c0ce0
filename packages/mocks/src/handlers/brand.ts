import { isReadableAccent, nearestReadableAccent } from '@skillharbor/prose';
import { routesOf } from '../http.ts';
import { invalid, textIn } from '../responses.ts';
import type { State } from '../state.ts';

/** Handles requests for the brand. The URL of a new logo works only in the tab that uploaded the logo. */
export function brandHandlers(state: State) {
  const on = routesOf(state);
  const settings = () => ({ brand: state.brand, sender: { name: state.brand.name, variable: null } });
  return [
    on('getBrand', () => ({ status: 200, body: state.brand })),
    on('getBrandSettings', () => ({ status: 200, body: settings() })),
    on('changeBrand', ({ body }) => {
      const accent = textIn(body, 'accent');
      if (accent !== '' && !isReadableAccent(accent, 'light')) {
        const color = nearestReadableAccent(accent, 'light');
        return invalid({ accent: [{ code: 'accent_unreadable', params: { color } }] });
      }
      const file = body.get('logo');
      const present = body.get('remove_logo') === 'true' ? null : state.brand.logo;
      const logo = file instanceof File && file.size > 0 ? URL.createObjectURL(file) : present;
      state.brand = {
        name: textIn(body, 'name').trim(),
        accent: accent === '' ? null : accent,
        logo,
        logo_2x: logo,
      };
      return { status: 200, body: settings() };
    }),
  ];
}
