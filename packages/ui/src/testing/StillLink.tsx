import type { LinkComponentProps } from '../primitives/UiProvider/link.ts';

/** Renders a link that can be pressed but goes nowhere, because a real link would navigate the test's frame away. */
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
