/** The dialogs of the portfolio, loaded when the page has time: no first look at it needs them. */
export { PortfolioPieceModal } from '../../modals/PortfolioPieceModal/PortfolioPieceModal.tsx';
export { RemovePieceModal } from '../../modals/RemovePieceModal/RemovePieceModal.tsx';
