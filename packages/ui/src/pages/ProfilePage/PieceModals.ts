/**
 * The dialogs of the portfolio. They are loaded on demand, because the first view of the page does not
 * need them.
 */
export { PortfolioPieceModal } from '../../modals/PortfolioPieceModal/PortfolioPieceModal.tsx';
export { RemovePieceModal } from '../../modals/RemovePieceModal/RemovePieceModal.tsx';
