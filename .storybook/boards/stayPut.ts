/** The name of a frame on a board. */
export const FRAME_NAME = 'board';

/**
 * Many stories play beside each other on a board, and each takes the focus as if it were alone. So that none scrolls the
 * board or closes what another has opened, a story in a frame of a board scrolls nothing but itself, does not hear that
 * the focus has left its frame, and tells the documentation page around it nothing.
 */
export function stayPutInBoard() {
  const isOnBoard = window.name === FRAME_NAME;
  // Storybook's own frames on a documentation page, too, would tell that page their globals as if they were the toolbar's.
  const isOnPage = window.location.pathname.endsWith('/iframe.html') && window.parent !== window.top;
  if (isOnBoard || isOnPage) Object.defineProperty(window, 'parent', { value: window });
  if (!isOnBoard) return;
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
