import type { Brand } from '../primitives/UiProvider/brand.ts';

/** The brand of another marketplace: a folded newspaper and one word. */
export const otherBrand: Brand = {
  name: 'Broadsheet',
  Mark: ({ size = 24 }) => (
    <svg aria-hidden viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
      <path fillRule="evenodd" d="M3 3h18v18H3zM6 6v4h12V6zm0 7v2h12v-2zm0 4v2h7v-2z" />
    </svg>
  ),
  footerLine: 'Work for people who write.',
  legalLine: '© Broadsheet. All rights of the authors reserved.',
};
