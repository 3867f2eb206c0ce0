import { portfolioOrderRules } from '@skillharbor/contract';
import type { FieldErrors, PortfolioPiece, User } from '@skillharbor/contract';
import { routesOf } from '../http.ts';
import { invalid, notFound, refused, textIn } from '../replies.ts';
import { nextId } from '../state.ts';
import type { State } from '../state.ts';

const { maxItems } = portfolioOrderRules.pieces;

/** Handles the freelancer's own pieces of work. */
export function portfolioHandlers(state: State) {
  const on = routesOf(state);
  const piecesOf = ({ pk }: User) => state.freelancers.find(({ id }) => id === pk)?.portfolio ?? [];

  return [
    on('addPortfolioPiece', ({ body, person }) => {
      const piece = { id: nextId(state), ...pieceIn(body) };
      const problems = problemsOf(piece);
      if (problems) return invalid(problems);
      const pieces = piecesOf(person);
      if (pieces.length >= maxItems)
        return refused(`A portfolio has at most ${maxItems} pieces. Remove one first.`);
      pieces.push(piece);
      return { status: 201, body: piece };
    }),

    // This must come before the route of a single piece, which matches the address as well.
    on('orderPortfolio', ({ body, person }) => {
      const pieces = piecesOf(person);
      const ordered = body.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
      if (ordered.length !== pieces.length || body.pieces.length !== pieces.length)
        return invalid({ pieces: ['Name each of your pieces once.'] });
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

function problemsOf({ link, picture }: Pick<PortfolioPiece, 'link' | 'picture'>): FieldErrors | undefined {
  if (link !== '' && !URL.canParse(link))
    return { link: ['Enter a whole address such as https://example.com.'] };
  return link === '' && picture === null ? { picture: ['Add a picture or a link.'] } : undefined;
}
