import type { ComponentType } from 'react';

/** The name and the logo of the marketplace. */
export interface Brand {
  /** The name of the marketplace. Its first word has the text colour, and the other words have the link colour. */
  name: string;
  /** The drawing beside the name: an `svg` in the colour of the text, which is hidden from screen readers. */
  Mark: ComponentType<{ /** The width and height in pixels. Default: 24. */ size?: number }>;
  /** The line below the name in the footer. */
  footerLine: string;
  /** The footer's last line. */
  legalLine: string;
}
