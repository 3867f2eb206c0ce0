import { prose } from './Prose.css.ts';

/**
 * What a person wrote. Keeps their line breaks, breaks words that are too long, takes the direction of their script,
 * and is text only: no markup in it is ever interpreted.
 */
export function Prose({ children }: { children: string }) {
  return (
    <div dir="auto" className={prose}>
      {children.trim()}
    </div>
  );
}
