import { addons } from 'storybook/preview-api';

/** The window name of every frame on a board. */
export const FRAME_NAME = 'board';

/** The window of the documentation page that shows this window in a frame, if there is one. */
const pageAround = window.frameElement?.ownerDocument.defaultView;
export const documentationPage = pageAround?.location.pathname.endsWith('/iframe.html') ? pageAround : null;

/**
 * Isolates a story in a frame of a board. Many stories stand side by side there, and each takes the focus as if it were
 * alone. So that no story scrolls the board or closes what another has opened, a story scrolls only itself, is not
 * notified when the focus leaves its frame, and sends no messages to the documentation page.
 */
export function stayPutInBoard() {
  // All frames of a documentation page would otherwise send it their globals as if they were the toolbar's.
  if (documentationPage) {
    Object.defineProperty(window, 'parent', { value: window });
    // A logged event refers to its window, so sending it would read frames that are not ready.
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
