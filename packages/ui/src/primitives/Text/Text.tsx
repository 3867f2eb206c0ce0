import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  size?: 'tiny' | 'small' | 'standard' | 'large';
  tone?: 'standard' | 'muted' | 'accent' | 'signal' | 'positive' | 'caution' | 'critical' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong';
  /** Uses digits of equal width, for columns of sums and dates. */
  numeric?: boolean;
  align?: 'start' | 'center';
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'li';
  /** The machine-readable date, for `as="time"`. */
  dateTime?: string;
  id?: string;
  children: ReactNode;
}

/**
 * Renders a paragraph or a part of one. A span inherits its tone by default.
 *
 * @use For the product's own words.
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
