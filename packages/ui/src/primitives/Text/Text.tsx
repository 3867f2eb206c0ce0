import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  size?: 'tiny' | 'small' | 'standard' | 'large';
  tone?: 'standard' | 'muted' | 'accent' | 'signal' | 'positive' | 'caution' | 'critical' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong';
  /** Figures of one width, for sums and dates that stand below one another. */
  numeric?: boolean;
  align?: 'start' | 'center';
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'li';
  /** For `as="time"`: the date as machines read it. */
  dateTime?: string;
  id?: string;
  children: ReactNode;
}

/** A paragraph, or a piece of one. As a span it takes the tone around it unless told otherwise. */
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
