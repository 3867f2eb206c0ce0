/**
 * Joins the pieces of text on a page of a PDF into lines. A PDF contains no lines: it only states the position of each
 * piece of text.
 */

/** A piece of text. Its numbers are in points. Its position is measured from the lower left corner of the page. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Segment {
  text: string;
  x: number;
  /** True if another piece of text precedes this one in the same row. */
  followsAnother: boolean;
}

/** The minimum distance between two columns, as a multiple of a letter's height. */
const COLUMN_GAP = 2.5;
/** The minimum distance between two words, as a fraction of a letter's height. */
const WORD_GAP = 0.15;
/**
 * The minimum number of rows with a text at the same horizontal position. Only then does a column begin at this
 * position.
 */
const MIN_ROWS = 3;
const SAME_PLACE = 4;

/** Returns the lines of a page. The lines of the left column come before the lines of the right column. */
export function linesOf(pieces: readonly PlacedText[]): string[] {
  const segments = rowsOf(pieces.filter(({ text, height }) => text !== '' && height > 0)).flatMap(segmentsOf);
  const column = rightColumn(segments);
  const isRight = ({ x }: Segment) => column !== null && x >= column - SAME_PLACE;
  return [...segments.filter((one) => !isRight(one)), ...segments.filter(isRight)]
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
}

/** Groups consecutive pieces of text at the same height, in the order in which the PDF draws them. */
function rowsOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && Math.abs(before.y - piece.y) < Math.max(before.height, piece.height) / 2)
      row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** Splits a row at wide gaps, and joins the remaining pieces in the direction of their script. */
function segmentsOf(row: readonly PlacedText[]): Segment[] {
  const fromLeft = row.toSorted((one, other) => one.x - other.x);
  const groups: PlacedText[][] = [];
  for (const piece of fromLeft) {
    const before = groups.at(-1)?.at(-1);
    if (before && piece.x - (before.x + before.width) < COLUMN_GAP * piece.height) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group, index) => ({
    text: join(isRightToLeft(group) ? group.toReversed() : group),
    x: group[0]?.x ?? 0,
    followsAnother: index > 0,
  }));
}

function join(pieces: readonly PlacedText[]): string {
  let text = '';
  let before: PlacedText | undefined;
  for (const piece of pieces) {
    const gap = before ? Math.max(piece.x - before.x - before.width, before.x - piece.x - piece.width) : 0;
    text += gap > WORD_GAP * piece.height ? ` ${piece.text}` : piece.text;
    before = piece;
  }
  return text;
}

function isRightToLeft(pieces: readonly PlacedText[]): boolean {
  const text = pieces.map((piece) => piece.text).join('');
  const rightToLeft = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0;
  return rightToLeft > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/**
 * Returns the most frequent horizontal position of the texts that follow another text in their row, or null if no
 * position is frequent.
 */
function rightColumn(segments: readonly Segment[]): number | null {
  const starts = segments.filter(({ followsAnother }) => followsAnother).map(({ x }) => x);
  const rowsAt = (place: number) => starts.filter((x) => Math.abs(x - place) < SAME_PLACE).length;
  const [place] = starts.toSorted((one, other) => rowsAt(other) - rowsAt(one));
  return place !== undefined && rowsAt(place) >= MIN_ROWS ? place : null;
}
