import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  size?: 'tiny' | 'small' | 'standard' | 'large';
  tone?: 'standard' | 'muted' | 'accent' | 'signal' | 'positive' | 'caution' | 'critical' | 'inherit';
  /** The weight of the text. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Uses digits of equal width, so that columns of sums and dates are aligned. */
  numeric?: boolean;
  align?: 'start' | 'center';
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'li';
  /** The machine-readable date, if `as` is `time`. */
  dateTime?: string;
  id?: string;
  children: ReactNode;
}

/**
 * Renders a paragraph, or a part of one. A span has the tone of the surrounding text by default.
 *
 * @use For the product's own texts.
 * @instead {@link Prose} for a user's text. {@link Heading} for the title of a part.
 */
export function Text({
  as: Element = 'p',
  size,
  tone,
  weight,
  numeric,
  align,
  children,
  ...rest
}: TextProps) {
  const inherits = Element === 'span' || Element === 'strong' || Element === 'time';
  return (
    <Element
      className={text({
        size,
        tone: tone ?? (inherits ? 'inherit' : 'standard'),
        weight: weight ?? (Element === 'strong' ? 'strong' : undefined),
        numeric,
        align,
      })}
      {...rest}
    >
      {children}
    </Element>
  );
}
