import { addons } from 'storybook/preview-api';

/** The window name of every frame on a board. */
export const FRAME_NAME = 'board';

/** The parent window, if this window is a frame of a documentation page. */
const pageAround = window.frameElement?.ownerDocument.defaultView;
export const documentationPage = pageAround?.location.pathname.endsWith('/iframe.html') ? pageAround : null;

/**
 * Isolates a story in a frame of a board. A board shows many stories, and each takes the focus as if it were alone. To
 * keep stories from scrolling the board or closing another story's menu, a story scrolls only itself, is not notified
 * when the focus leaves its frame, and sends no messages to the documentation page.
 */
export function stayPutInBoard() {
  // In a frame, sets `window.parent` to the frame itself, so that Storybook does not send the story's globals to the
  // documentation page as if they came from the toolbar.
  if (documentationPage) {
    Object.defineProperty(window, 'parent', { value: window });
    // Removes the transports of Storybook's channel, because they would fail to send logged events to the page: an
    // event refers to its window, whose frames cannot be serialized.
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
