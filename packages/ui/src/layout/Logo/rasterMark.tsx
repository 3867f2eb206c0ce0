import type { Brand } from '../../primitives/UiProvider/brand.ts';

/**
 * Returns the component that draws an uploaded logo. The logo is always beside the name, so it is hidden from screen
 * readers.
 *
 * @param logo the URL of the picture; `logo2x` is the URL of a picture of twice the size
 */
export function rasterMark(logo: string, logo2x: string | null): Brand['Mark'] {
  return function RasterMark({ size = 24 }) {
    return (
      <img
        alt=""
        src={logo}
        {...(logo2x !== null && { srcSet: `${logo} 1x, ${logo2x} 2x` })}
        width={size}
        height={size}
      />
    );
  };
}
