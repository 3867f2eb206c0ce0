import { addons } from 'storybook/preview-api';

/** The name of a frame on a board. */
export const FRAME_NAME = 'board';

/** The documentation page that shows this window in a frame, if one does. */
const pageAround = window.frameElement?.ownerDocument.defaultView;
export const documentationPage = pageAround?.location.pathname.endsWith('/iframe.html') ? pageAround : null;

/**
 * Many stories stand beside each other on a board, and each takes the focus as if it were alone. So that none scrolls the
 * board or closes what another has opened, a story in a frame of a board scrolls nothing but itself, does not hear that
 * the focus has left its frame, and tells the documentation page around it nothing.
 */
export function stayPutInBoard() {
  // Storybook's own frames on a documentation page, too, would tell that page their globals as if they were the toolbar's.
  if (documentationPage) {
    Object.defineProperty(window, 'parent', { value: window });
    // An event that is logged leads to its window, and from there to frames that are not ready to be read.
    Object.assign(addons.getChannel(), { transports: [] });
  }
  if (window.name !== FRAME_NAME) return;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the element
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  for (const leaving of ['blur', 'focusout'])
    window.addEventListener(
      leaving,
      (event) => {
        if (!document.hasFocus()) event.stopImmediatePropagation();
      },
      true,
    );
}
