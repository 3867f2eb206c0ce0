import type { ComponentType } from 'react';

/** Whose marketplace it is. */
export interface Brand {
  /** Its first word stands in the colour of text, the others in that of links. */
  name: string;
  /** The drawing beside the name: an `svg` that takes the colour of the text and is hidden from screen readers. */
  Mark: ComponentType<{ /** In pixels. Default: 24. */ size?: number }>;
  /** In the footer, below the name. */
  footerLine: string;
  /** The footer's last line. */
  legalLine: string;
}
