import type { LinkComponentProps } from '../primitives/index.ts';

/** A link that is followed but leads nowhere: following a real one would take the frame of the test away. */
export function StillLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
