/** Draws the person of the example, in the style of a portrait on the site. It does not show a real person. */
export function Portrait() {
  return (
    <svg aria-hidden viewBox="0 0 64 64" width="64" height="64">
      <rect width="64" height="64" fill="#F0C9A0" />
      <path d="M14 64c0-24 2-46 18-46s18 22 18 46z" fill="#2B2320" />
      <path d="M10 64c1-12 10-16 22-16s21 4 22 16z" fill="#0B5C66" />
      <path d="M26 42h12v9c-3 4-9 4-12 0z" fill="#B9744C" />
      <path d="M22 29c0-8 4-12 10-12s10 4 10 12c0 9-4 16-10 16s-10-7-10-16z" fill="#CE8A5E" />
      <path d="M21 31c0-12 5-17 12-17 6 0 10 4 10 13-6-1-12-3-15-7-2 4-4 7-7 11z" fill="#2B2320" />
      <path d="M28 37c2 2 6 2 8 0" fill="none" stroke="#7A3F22" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
