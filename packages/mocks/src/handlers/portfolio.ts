import { portfolioOrderRules } from '@skillharbor/contract';
import type { PortfolioPiece, User } from '@skillharbor/contract';
import type { FieldProblems } from '@skillharbor/prose';
import { routesOf } from '../http.ts';
import { invalid, notFound, refused, textIn } from '../responses.ts';
import { nextId } from '../state.ts';
import type { State } from '../state.ts';

const { maxItems } = portfolioOrderRules.pieces;

/** Handles the portfolio of the signed-in freelancer. */
export function portfolioHandlers(state: State) {
  const on = routesOf(state);
  const piecesOf = ({ pk }: User) => state.freelancers.find(({ id }) => id === pk)?.portfolio ?? [];

  return [
    on('addPortfolioPiece', ({ body, person }) => {
      const piece = { id: nextId(state), ...pieceIn(body) };
      const problems = problemsOf(piece);
      if (problems) return invalid(problems);
      const pieces = piecesOf(person);
      if (pieces.length >= maxItems) return refused({ code: 'portfolio_full', params: { max: maxItems } });
      pieces.push(piece);
      return { status: 201, body: piece };
    }),

    // This route must come before the route of a single piece, because that route also matches the address.
    on('orderPortfolio', ({ body, person }) => {
      const pieces = piecesOf(person);
      const ordered = body.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
      if (ordered.length !== pieces.length || body.pieces.length !== pieces.length)
        return invalid({ pieces: ['pieces_incomplete'] });
      pieces.splice(0, pieces.length, ...ordered);
      return { status: 200, body: { portfolio: ordered } };
    }),

    on('updatePortfolioPiece', ({ params, body, person }) => {
      const found = piecesOf(person).find(({ id }) => id === params.pieceId);
      if (!found) return notFound;
      const changed = { ...found, ...pieceIn(body, found) };
      const problems = problemsOf(changed);
      if (problems) return invalid(problems);
      Object.assign(found, changed);
      return { status: 200, body: found };
    }),

    on('deletePortfolioPiece', ({ params, person }) => {
      const pieces = piecesOf(person);
      const index = pieces.findIndex(({ id }) => id === params.pieceId);
      if (index === -1) return notFound;
      pieces.splice(index, 1);
      return { status: 204 };
    }),
  ];
}

function pieceIn(form: FormData, before?: PortfolioPiece): Omit<PortfolioPiece, 'id'> {
  const text = (name: string) => textIn(form, name).trim();
  const file = form.get('picture');
  const url = file instanceof File && file.size > 0 ? URL.createObjectURL(file) : undefined;
  return {
    title: text('title'),
    link: text('link'),
    picture: url ?? before?.picture ?? null,
    picture_2x: url ?? before?.picture_2x ?? null,
  };
}

function problemsOf({ link, picture }: Pick<PortfolioPiece, 'link' | 'picture'>): FieldProblems | undefined {
  if (link !== '' && !URL.canParse(link)) return { link: ['address_incomplete'] };
  return link === '' && picture === null ? { picture: ['piece_empty'] } : undefined;
}
